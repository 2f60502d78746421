import { z } from 'zod'
import { call } from './call.ts'
import { instant } from './fields.ts'

/** From this share of a limit on, people are told. */
export const highUsage = 0.9

/** Days within which an expiry counts as soon. */
export const expiresSoonDays = 7

/** How much of a limit of the tier an account has used. */
export const LimitUsage = z.object({
  key: z.string().describe('as in `limits` of get_tiers'),
  used: z.int(),
  limit: z.int(),
  high: z.boolean().describe('90% or more are used'),
})
export type LimitUsage = z.infer<typeof LimitUsage>

export const dashboardCalls = {
  /** What somebody should look at before it stops working. */
  getAttention: call({
    path: '/qruser/console/main/get_attention',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({
      usage: z.array(LimitUsage).describe('limits of which anything is used, the fullest first'),
      expiring: z
        .array(z.object({ id: z.string(), name: z.string(), expiresAt: instant }))
        .describe('the 5 live codes that expire first, within 7 days'),
      nearlyFull: z
        .array(z.object({ id: z.string(), name: z.string(), used: z.int(), limit: z.int() }))
        .describe('the 5 fullest live codes whose scans are limited and 90% or more used'),
      stopped: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .describe('the 5 live codes that the operator stopped last'),
      failedImports: z
        .array(
          z.object({
            id: z.int(),
            templateId: z.int(),
            name: z.string().describe('of the batch template'),
            at: instant,
          }),
        )
        .describe('the 5 last imports of this week that made not all of their codes'),
    }),
  }),
}
