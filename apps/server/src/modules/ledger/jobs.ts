import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Makes the partitions of the coming months and drops scans older than 400 days (specification, statistics). */
export const keepScanPartitions = defineJob({
  name: 'ledger:keepPartitions',
  payload: z.looseObject({}),
  schedule: '17 3 * * *',
})

/** Forgets who visited on days that are over; how many they were stays for ever. */
export const forgetOldVisitors = defineJob({
  name: 'ledger:forgetVisitors',
  payload: z.looseObject({}),
  schedule: '27 3 * * *',
})

/** Adds finished minutes to the breakdown by hour, place and device, and to the visitors of the day. */
export const rollUpScans = defineJob({
  name: 'ledger:rollUp',
  payload: z.looseObject({}),
  schedule: '* * * * *',
})
