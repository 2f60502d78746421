import { z } from 'zod'
import { call } from './call.ts'
import { idOf, listInput, listOf } from './fields.ts'
import { FormCondition } from './forms-rules.ts'

/** Most rules of an account by which answers set statuses. */
export const statusRulesMax = 500

/** When a record of a form answers so, the code on which it was filled in gets the item. */
export const StatusRule = z.object({
  id: z.int(),
  status: z.object({ id: z.int(), name: z.string() }),
  item: z.object({ id: z.int(), name: z.string() }).nullable().describe('null: it was removed, and the rule rests'),
  form: z.object({ id: z.int(), title: z.string() }),
  when: FormCondition,
})
export type StatusRule = z.infer<typeof StatusRule>

const id = idOf('statusRule')

export const statusRuleCalls = {
  listRule: call({
    path: '/qruser/console/status_rule/list_rule',
    access: 'member',
    input: listInput(['newest', 'oldest'], {
      statusId: idOf('status').optional(),
      formId: idOf('form').optional(),
    }),
    output: listOf(StatusRule),
  }),
  add: call({
    path: '/qruser/console/status_rule/add',
    creates: true,
    access: 'admin',
    input: z.strictObject({
      statusId: idOf('status'),
      itemId: idOf('statusItem'),
      formId: idOf('form'),
      when: FormCondition,
    }),
    output: StatusRule,
  }),
  del: call({
    path: '/qruser/console/status_rule/del',
    access: 'admin',
    input: z.strictObject({ id }),
    output: z.object({ removed: z.int() }),
  }),
  getRule: call({
    path: '/qruser/console/status_rule/get_rule_byid',
    access: 'member',
    input: z.strictObject({ id }),
    output: StatusRule,
  }),
}
