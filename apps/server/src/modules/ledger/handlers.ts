import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { bindJob } from '../../platform/jobs/jobs.ts'
import { forgetOldVisitors, keepScanPartitions, rollUpScans } from './jobs.ts'
import { countPending } from './service/count-later.ts'
import { dropVisitors } from './service/forget-visitors.ts'
import { ensurePartitions } from './service/partitions.ts'
import { rollUp } from './service/roll-up.ts'

export function ledgerJobs({ database, events, clock }: { database: Database; events: Events; clock: Clock }) {
  return [
    bindJob(keepScanPartitions, () => ensurePartitions(database.pool, clock.now())),
    bindJob(forgetOldVisitors, () => dropVisitors(database.tx, clock.now())),
    bindJob(rollUpScans, async () => {
      // Also where counts are made at once: another node, or this one before, may have left some.
      await countPending(database)
      await rollUp({ database, events }, clock.now())
    }),
  ]
}
