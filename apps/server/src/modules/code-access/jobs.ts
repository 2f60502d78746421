import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Drops refusals that are older than 90 days. */
export const dropOldRefusals = defineJob({
  name: 'codeAccess:dropOldRefusals',
  payload: z.looseObject({}),
  schedule: '27 3 * * *',
})
