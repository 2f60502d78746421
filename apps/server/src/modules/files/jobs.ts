import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Looks for files that nothing names any more, and removes those of which that has been so for thirty days. */
export const sweepIdle = defineJob({ name: 'files:sweepIdle', payload: z.looseObject({}), schedule: '17 18 * * *' })

/** Frees the room of files that were removed. */
export const dropBlobs = defineJob({
  name: 'files:dropBlobs',
  payload: z.object({ ids: z.array(z.string()) }),
})

/** Removes uploads that nobody went on with for seven days, and what killed servers left behind. */
export const sweepUploads = defineJob({
  name: 'files:sweepUploads',
  payload: z.looseObject({}),
  schedule: '41 3 * * *',
})
