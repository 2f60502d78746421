import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, say } from './fields.ts'

/** How long records are kept, in days. */
export const retentionDays = { min: 1, max: 3_650 } as const
/** Instead of days: only until every receiver of pushes has taken them. */
export const retentionUntilTaken = 0

const formId = idOf('form')

/** How long records of a form are kept. */
export const Retention = z.object({
  days: z
    .int()
    .nullable()
    .describe('null: for as long as the account has them; 0: until every receiver of pushes has taken them'),
  afterPush: z.boolean().describe('only those that every receiver of pushes has taken'),
  nextAt: z.string().nullable().describe('the day, in the zone of the account, on which records are deleted next'),
  disposed: z.int().describe('records that were deleted so far; they are counted on'),
})
export type Retention = z.infer<typeof Retention>

/** What was deleted of a form at once because its time was over. */
export const Disposal = z.object({
  id: z.int(),
  at: instant,
  days: z.int().describe('how long records were kept then; 0: until every receiver of pushes had taken them'),
  records: z.int(),
  from: instant.describe('when the first of them was filled in'),
  until: instant,
})
export type Disposal = z.infer<typeof Disposal>

export const retentionCalls = {
  get: call({
    path: '/qruser/console/sheet/get_retention',
    access: 'member',
    input: z.strictObject({ formId }),
    output: Retention,
  }),
  /** Nothing is deleted before the administrators were told, a day ahead. */
  set: call({
    path: '/qruser/console/sheet/set_retention',
    access: flag('deleteRecord'),
    input: z
      .strictObject({
        formId,
        days: z.int().min(retentionUntilTaken).max(retentionDays.max).nullable(),
        afterPush: z.boolean().default(false),
      })
      .refine(({ days, afterPush }) => days !== retentionUntilTaken || afterPush, {
        path: ['days'],
        ...say('recordScreens.retentionNoDays'),
      }),
    output: Retention,
  }),
  /** Deletions of a form, the newest first. `keyword` finds days, as `2026-03`. */
  list: call({
    path: '/qruser/console/sheet/disposal_list',
    access: 'member',
    input: listInput(['newest'], { formId }),
    output: listOf(Disposal),
  }),
}
