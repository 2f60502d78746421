import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { bindJob } from '../../platform/jobs/jobs.ts'
import { keepScanPartitions } from './jobs.ts'
import { ensurePartitions } from './service/partitions.ts'

export function ledgerJobs({ pool, clock }: { pool: Pool; clock: Clock }) {
  return [bindJob(keepScanPartitions, () => ensurePartitions(pool, clock.now()))]
}
