import { bindJob } from '../../platform/jobs/jobs.ts'
import { dropBlobs, sweepIdle, sweepUploads } from './jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { limitCounters } from '../tiers/ports.ts'
import type { Files } from './service/files.ts'

export function fileJobs(files: Files) {
  return [
    bindJob(sweepUploads, () => files.sweep()),
    bindJob(sweepIdle, () => files.dropIdle()),
    bindJob(dropBlobs, ({ ids }) => files.dropBlobs(ids)),
  ]
}

export function answerFiles(ports: Ports, files: Pick<Files, 'storedBytesOf'>): void {
  ports.answer(limitCounters, { key: 'storageBytes', count: files.storedBytesOf })
}
