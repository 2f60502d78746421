import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Drops reports that have been dealt with for 180 days: what visitors write, and how to reach them, is not kept longer. */
export const dropOldReports = defineJob({
  name: 'abuse:dropOldReports',
  payload: z.looseObject({}),
  schedule: '33 3 * * *',
})
