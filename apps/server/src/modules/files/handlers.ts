import { bindJob } from '../../platform/jobs/jobs.ts'
import { dropBlobs, sweepIdle, sweepUploads } from './jobs.ts'
import type { Files } from './service/files.ts'

export function fileJobs(files: Files) {
  return [
    bindJob(sweepUploads, () => files.sweep()),
    bindJob(sweepIdle, () => files.dropIdle()),
    bindJob(dropBlobs, ({ ids }) => files.dropBlobs(ids)),
  ]
}
