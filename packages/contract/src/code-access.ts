import { z } from 'zod'
import { say } from './fields.ts'

/** Most time periods (specification, section 5). */
export const periodsMax = 6
/** Longest hint of an access password (specification, section 5). */
export const passwordHintMax = 100

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('errors.wrongFormat'))

/** When a code may be seen, in the account's zone; weekdays from 1 (Monday) to 7. A period past midnight ends the next day. */
const Period = z.strictObject({
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  from: clockTime,
  until: clockTime,
})

/** Who sees a live code. What is null or empty limits nothing. */
export const AccessSettings = z.strictObject({
  password: z
    .string()
    .regex(/^[0-9A-Za-z]{4,20}$/, say('codeAccess.passwordFormat'))
    .nullable()
    .default(null),
  hint: z.string().trim().max(passwordHintMax, say('codeAccess.hintTooLong')).default(''),
  namedMobiles: z.boolean().default(false).describe('only the phones of its list, proven by a text message'),
  binding: z.boolean().default(false).describe('any phone, proven by a text message'),
  scansTotal: z.int().min(1).max(1_000_000_000).nullable().default(null),
  scansPerPerson: z.int().min(1).max(1_000_000).nullable().default(null),
  regions: z
    .array(z.int().min(110_000).max(829_999))
    .max(400)
    .default([])
    .describe('administrative codes of provinces (440000) and cities (440300)'),
  position: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      radius: z.int().min(50).max(100_000).describe('metres'),
    })
    .nullable()
    .default(null),
  periods: z.array(Period).max(periodsMax, say('codeAccess.max6Periods')).default([]),
  fallback: z
    .strictObject({ text: z.string().trim().max(500).default(''), url: z.string().max(500).default('') })
    .default({ text: '', url: '' })
    .describe('what visitors of an expired or full code see'),
})
export type AccessSettings = z.infer<typeof AccessSettings>
