import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Drops what holds no more, and people who did not come for a long time. */
export const purgeMini = defineJob({ name: 'miniProgram:purge', payload: z.object({}), schedule: '41 * * * *' })
