import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Drops what was begun and never finished. */
export const purgeScenes = defineJob({ name: 'wechat:purgeScenes', payload: z.object({}), schedule: '29 * * * *' })
