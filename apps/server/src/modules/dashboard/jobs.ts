import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Sums the last week up for the accounts whose Monday morning it is. */
export const sumUpWeeks = defineJob({
  name: 'dashboard:sumUpWeeks',
  payload: z.looseObject({}),
  schedule: '2 * * * *',
})

/** Tells accounts whose tier ends soon, or has ended. */
export const watchTiers = defineJob({
  name: 'dashboard:watchTiers',
  payload: z.looseObject({}),
  schedule: '41 * * * *',
})

/** Tells accounts that have used 90% of a limit. */
export const watchUsage = defineJob({
  name: 'dashboard:watchUsage',
  payload: z.looseObject({}),
  schedule: '26 * * * *',
})
