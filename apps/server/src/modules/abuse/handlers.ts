import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { dropOldReports } from './jobs.ts'
import type { Abuse } from './service/abuse.ts'

export function abuseJobs(abuse: Abuse, clock: Clock): BoundJob[] {
  return [bindJob(dropOldReports, () => abuse.dropOldReports(clock.now()))]
}
