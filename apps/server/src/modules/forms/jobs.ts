import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Lets go of drafts that are long past, and of what stood in forms that were deleted. */
export const pruneForms = defineJob({ name: 'forms:prune', payload: z.looseObject({}), schedule: '51 3 * * *' })
