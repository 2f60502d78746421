import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { purgeMini } from './jobs.ts'
import type { MiniPeople } from './service/mini-people.ts'

export function miniProgramJobs(people: Pick<MiniPeople, 'purge'>, clock: Clock): BoundJob[] {
  return [bindJob(purgeMini, () => people.purge(clock.now()))]
}
