import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Makes the partitions of the coming months and drops scans older than 400 days (specification, statistics). */
export const keepScanPartitions = defineJob({
  name: 'ledger:keepPartitions',
  payload: z.looseObject({}),
  schedule: '17 3 * * *',
})

/** Adds finished minutes to the breakdown by hour, place and device. */
export const rollUpScans = defineJob({
  name: 'ledger:rollUp',
  payload: z.looseObject({}),
  schedule: '* * * * *',
})
