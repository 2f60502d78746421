import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Removes the content of live codes that were deleted more than 30 days ago. */
export const purgeTrash = defineJob({
  name: 'qrCodes:purgeTrash',
  payload: z.looseObject({}),
  schedule: '29 3 * * *',
})
