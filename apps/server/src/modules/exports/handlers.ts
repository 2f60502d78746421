import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { purgeExports, runExports, watchExports } from './jobs.ts'
import type { Exports } from './service/exports.ts'

export function exportJobs(exports: Exports): BoundJob[] {
  return [
    bindJob(runExports, () => exports.work()),
    bindJob(watchExports, async () => {
      await exports.watch()
      await exports.work()
    }),
    bindJob(purgeExports, () => exports.purge()),
  ]
}
