import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Drops what has expired: sessions, codes, opened seals, counters. */
export const purgeExpired = defineJob({ name: 'accounts:purgeExpired', payload: z.object({}), schedule: '17 * * * *' })

/** Erases the users whose days of grace are over. */
export const eraseClosed = defineJob({ name: 'accounts:eraseClosed', payload: z.object({}), schedule: '43 * * * *' })
