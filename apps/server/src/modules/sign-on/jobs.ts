import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Drops what was begun and never finished. */
export const purgeAttempts = defineJob({ name: 'signOn:purgeAttempts', payload: z.object({}), schedule: '41 * * * *' })
