import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Ends what was set for a time. */
export const endStatuses = defineJob({ name: 'statuses:end', payload: z.looseObject({}), schedule: '* * * * *' })
