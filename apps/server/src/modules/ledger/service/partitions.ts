import type { Pool } from 'pg'
import { monthAt, oldestMonthKept } from '../rules/days.ts'
import { keepPartitions } from '../store/partitions.ts'

/** Months made ahead, so that a job that fails for weeks does no harm. */
const ahead = 2

/** Has a partition for this month and the next ones, and lets go of scans that are too old. Cheap when all is well. */
export function ensurePartitions(pool: Pool, now: Date): Promise<void> {
  const months = Array.from({ length: ahead + 1 }, (_, offset) => monthAt(now, offset))
  return keepPartitions(pool, months, oldestMonthKept(now))
}
