import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Tells accounts whose group codes will not do for long. */
export const watchGroupCodes = defineJob({
  name: 'groupCodes:watch',
  payload: z.looseObject({}),
  schedule: '*/10 * * * *',
})
