import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Removes uploads that nobody went on with for seven days, and what killed servers left behind. */
export const sweepUploads = defineJob({
  name: 'files:sweepUploads',
  payload: z.looseObject({}),
  schedule: '41 3 * * *',
})
