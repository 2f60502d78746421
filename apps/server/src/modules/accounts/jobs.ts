import { languages } from '@matai/i18n'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Drops what has expired: sessions, codes, opened seals, counters. */
export const purgeExpired = defineJob({ name: 'accounts:purgeExpired', payload: z.object({}), schedule: '17 * * * *' })

/** Erases the users whose days of grace are over. */
export const eraseClosed = defineJob({ name: 'accounts:eraseClosed', payload: z.object({}), schedule: '43 * * * *' })

/** Tells the number or email before that it was replaced. */
export const tellFormer = defineJob({
  name: 'accounts:tellFormer',
  payload: z.object({
    channel: z.enum(['sms', 'email']),
    to: z.string(),
    language: z.enum(languages),
    now: z.string(),
  }),
})

/** Tells who sells advertisements what came of clicks. */
export const tellConversions = defineJob({
  name: 'accounts:tellConversions',
  payload: z.object({ conversions: z.array(z.object({ address: z.string(), type: z.int() })) }),
})
