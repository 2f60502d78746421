import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { exportMakers } from '../exports/ports.ts'
import { forgetArchives, takeArchives, watchArchives } from './jobs.ts'
import type { Archives } from './service/archives.ts'

export function archiveJobs(archives: Archives, clock: Clock): BoundJob[] {
  return [
    bindJob(takeArchives, () => archives.work()),
    bindJob(watchArchives, () => archives.work()),
    bindJob(forgetArchives, () => archives.forget(clock.now())),
  ]
}

export function answerArchives(ports: Ports, { maker }: Pick<Archives, 'maker'>): void {
  ports.answer(exportMakers, { kind: 'archive', maker })
}
