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

/** More of one matter are not counted. */
export const mattersCounted = 100

/** What may have to be looked at beside codes: tasks of plans, records, stock, group codes, pushes. */
export const matterKinds = [
  'tasksLate',
  'tasksDue',
  'approvals',
  'toFollow',
  'following',
  'stockLow',
  'groupFull',
  'groupLow',
  'pushFailing',
] as const

export const Matter = z.object({
  of: z.enum(matterKinds),
  id: z.int().nullable().describe('of the form, the group code or the push; null where it is about a whole list'),
  name: z.string().describe('of that thing; empty without one'),
  count: z.int().describe('tasks, records, codes or deliveries; of a group code the places left'),
  more: z.boolean().describe('there are more than `count`'),
  mine: z.boolean().describe('counted for the caller alone'),
})
export type Matter = z.infer<typeof Matter>

/** What people go on with. */
export const latelySubjects = ['qrCode', 'batch', 'label', 'style', 'form', 'coupon', 'groupCode'] as const

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
      lately: z
        .array(z.object({ subject: z.enum(latelySubjects), id: z.string(), name: z.string(), at: instant }))
        .describe('the 8 things that the caller changed last and that are still there, the last one first'),
      matters: z.array(Matter).describe('what else waits for the caller'),
    }),
  }),
}
