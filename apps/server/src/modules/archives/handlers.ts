import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { exportMakers } from '../exports/ports.ts'
import { takeArchives, watchArchives } from './jobs.ts'
import type { Archives } from './service/archives.ts'

export function archiveJobs(archives: Archives): BoundJob[] {
  return [bindJob(takeArchives, () => archives.work()), bindJob(watchArchives, () => archives.work())]
}

export function answerArchives(ports: Ports, { maker }: Pick<Archives, 'maker'>): void {
  ports.answer(exportMakers, { kind: 'archive', maker })
}
