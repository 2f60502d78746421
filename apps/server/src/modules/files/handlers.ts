import { bindJob } from '../../platform/jobs/jobs.ts'
import { sweepUploads } from './jobs.ts'
import type { Files } from './service/files.ts'

export function fileJobs(files: Files) {
  return [bindJob(sweepUploads, () => files.sweep())]
}
