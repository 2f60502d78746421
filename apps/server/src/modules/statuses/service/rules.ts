import { type CallOutput, type contract, type ParsedInput, type StatusRule, statusRulesMax } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { conditionFault } from '../../forms/rules/conditions.ts'
import * as store from '../store/rules.ts'
import { findStatus, holdStatuses, itemNames, itemsOf, statusNames } from '../store/statuses.ts'
import type { Dependencies } from './dependencies.ts'
import { refuseItem } from './edit.ts'

type Calls = typeof contract.statusRules

/** Which answers set which statuses. */
export function createStatusRules({ database, audit, forms }: Dependencies) {
  const remember = audit.on('status')

  async function describe(tx: Tx, rows: store.RuleRow[], { caller }: MemberContext): Promise<StatusRule[]> {
    const { accountId } = caller
    const statuses = await statusNames(tx, accountId, [...new Set(rows.map(({ statusId }) => statusId))])
    const ids = [...new Set(rows.map(({ statusId }) => statusId))]
    const there = new Set((await itemsOf(tx, accountId, ids)).map(({ id }) => id))
    const items = await itemNames(
      tx,
      accountId,
      rows.map(({ itemId }) => itemId),
    )
    const titles = new Map<number, string>()
    for (const id of new Set(rows.map(({ formId }) => formId)))
      titles.set(id, (await forms.titleOf(tx, accountId, id)) ?? '')
    return rows.map(({ id, statusId, itemId, formId, when }) => ({
      id,
      status: { id: statusId, name: statuses.get(statusId) ?? '' },
      item: there.has(itemId) ? { id: itemId, name: items.get(itemId) ?? '' } : null,
      form: { id: formId, title: titles.get(formId) ?? '' },
      when,
    }))
  }

  return {
    async list(
      { filters, keyword, ...request }: ParsedInput<Calls['listRule']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['listRule']>> {
      const { tx } = database
      const { accountId } = context.caller
      const page = pageOfRows(request)
      const rows = await store.listRules(tx, accountId, { ...page, ...filters, keyword })
      return {
        list: await describe(tx, rows, context),
        total: await store.countRules(tx, accountId, { ...filters, keyword }),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    async one(id: number, context: MemberContext): Promise<StatusRule> {
      const { tx } = database
      const row = (await store.findRule(tx, context.caller.accountId, id)) ?? notFound()
      const [rule = notFound()] = await describe(tx, [row], context)
      return rule
    },

    add: ({ statusId, itemId, formId, when }: ParsedInput<Calls['add']>, context: MemberContext): Promise<StatusRule> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        await holdStatuses(tx, accountId)
        const status = (await findStatus(tx, accountId, statusId)) ?? notFound()
        refuseItem(
          (await itemsOf(tx, accountId, [statusId])).some(({ id }) => id === itemId),
          'itemId',
        )
        const document = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
        const fault = conditionFault(when, document)
        if (fault) {
          const { test, part, phrase } = fault
          fail(phrase, { fields: [{ path: ['when', 'tests', test, part], phrase }] })
        }
        const used = await store.countRules(tx, accountId, { keyword: '' })
        if (used >= statusRulesMax) {
          const limit = statusRulesMax
          fail('statuses.tooManyRules', { as: 'limitReached', params: { limit }, data: { limit, used } })
        }
        const values = { accountId, statusId, itemId, formId, when, createdAt: context.now }
        const row = (await store.insertRule(tx, values)) ?? notFound()
        await remember(tx, context.caller, 'changed', status, { part: 'rules' })
        const [rule = notFound()] = await describe(tx, [row], context)
        return rule
      }),

    remove: (id: number, { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const gone = (await store.deleteRule(tx, caller.accountId, id)) ?? notFound()
        const name = (await statusNames(tx, caller.accountId, [gone.statusId])).get(gone.statusId) ?? ''
        await remember(tx, caller, 'changed', { id: gone.statusId, name }, { part: 'rules' })
        return { removed: 1 }
      }),
  }
}
