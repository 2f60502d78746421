import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Removes what happened more than 30 days ago. */
export const expirePushes = defineJob({ name: 'push:expire', payload: z.looseObject({}), schedule: '17 4 * * *' })
