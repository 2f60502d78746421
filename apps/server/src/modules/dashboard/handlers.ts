import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { sumUpWeeks, watchTiers, watchUsage } from './jobs.ts'
import type { Dashboard } from './service/dashboard.ts'

export function dashboardJobs(dashboard: Dashboard, clock: Clock): BoundJob[] {
  return [
    bindJob(sumUpWeeks, () => dashboard.sumUpWeeks(clock.now())),
    bindJob(watchTiers, () => dashboard.watchTiers(clock.now())),
    bindJob(watchUsage, () => dashboard.watchUsage(clock.now())),
  ]
}
