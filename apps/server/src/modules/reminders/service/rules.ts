import {
  type CallOutput,
  type contract,
  type ParsedInput,
  type ReminderOn,
  type ReminderRule,
  reminderRulesMax,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { conditionFault } from '../../forms/rules/conditions.ts'
import { subjectOf } from '../rules/happening.ts'
import { allReceivers, holdReminders } from '../store/receivers.ts'
import * as store from '../store/rules.ts'
import type { Dependencies } from './dependencies.ts'
import { createSubjects } from './subjects.ts'

type Calls = typeof contract.reminders
type Draft = ParsedInput<Calls['addRule']>

/** When who is told how. */
export function createReminderRules(dependencies: Dependencies) {
  const { database, audit, channels, forms, statuses, collaborators } = dependencies
  const remember = audit.on('reminderRule')
  const nameOf = createSubjects(dependencies)

  async function describe(tx: Tx, rows: readonly store.RuleRow[], { caller }: MemberContext): Promise<ReminderRule[]> {
    const { accountId, role } = caller
    const names = new Map((await allReceivers(tx, accountId)).map(({ id, name }) => [id, name]))
    const groupNames = new Map((await collaborators.listGroups(tx, accountId)).map(({ id, name }) => [id, name]))
    const can = { edit: role === 'admin', delete: role === 'admin' }
    const rules: ReminderRule[] = []
    for (const { receivers, groups, updatedAt, id, version, name, on, others, digestAt, enabled, ...row } of rows)
      rules.push({
        ...{ id, version, name, on, others, digestAt, enabled, can, channels: row.channels },
        about: (await nameOf(tx, accountId, on)) ?? '',
        receivers: receivers.map((one) => ({ id: one, name: names.get(one) ?? '' })),
        groups: groups.flatMap((one) => {
          const called = groupNames.get(one)
          return called === undefined ? [] : [{ id: one, name: called }]
        }),
        updatedAt: updatedAt.toISOString(),
      })
    return rules
  }

  /** What a rule names has to be there. */
  async function refuseSubject(tx: Tx, accountId: AccountId, on: ReminderOn): Promise<void> {
    if (subjectOf(on) !== null && (await nameOf(tx, accountId, on)) === undefined) notFound()
    if (on.event === 'status' && (await statuses.itemsAmong(tx, accountId, on.itemIds)).size < on.itemIds.length)
      failField('on', 'statuses.itemGone')
    if (on.event !== 'record' || on.when === null) return
    const document = (await forms.newestOf(tx, accountId, on.formId)) ?? notFound()
    const fault = conditionFault(on.when, document)
    if (!fault) return
    const { test, part, phrase } = fault
    fail(phrase, { fields: [{ path: ['on', 'when', 'tests', test, part], phrase }] })
  }

  async function refuse(tx: Tx, accountId: AccountId, draft: Draft): Promise<void> {
    const { on, receivers, groups, others, channels: wanted } = draft
    await refuseSubject(tx, accountId, on)
    if (receivers.length + groups.length + others.length === 0) failField('receivers', 'reminders.receiverMissing')
    if (others.includes('planPeople') && on.event !== 'plan') failField('others', 'reminders.onlyPlans')
    const isAboutRecords = 'formId' in on
    if (!isAboutRecords && others.some((other) => other === 'charge' || other === 'filler'))
      failField('others', 'reminders.onlyRecords')
    const there = new Set((await allReceivers(tx, accountId)).map(({ id }) => id))
    if (receivers.some((id) => !there.has(id))) notFound()
    const known = new Set((await collaborators.listGroups(tx, accountId)).map(({ id }) => id))
    if (groups.some((id) => !known.has(id))) notFound()
    if (wanted.some((channel) => channel !== 'bell' && !channels.has(channel)))
      failField('channels', 'reminders.channelGone')
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

    async one(id: number, context: MemberContext): Promise<ReminderRule> {
      const row = (await store.findRule(database.tx, context.caller.accountId, id)) ?? notFound()
      const [rule = notFound()] = await describe(database.tx, [row], context)
      return rule
    },

    save: (draft: Draft, context: MemberContext): Promise<ReminderRule> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const { accountId } = caller
        const { id, version, receivers, groups, others, ...rest } = draft
        await refuse(tx, accountId, draft)
        await holdReminders(tx, accountId)
        const before = id === undefined ? undefined : ((await store.findRule(tx, accountId, id)) ?? notFound())
        if (before && version !== undefined && version !== before.version) fail('errors.conflict', { as: 'conflict' })
        const used = await store.countRules(tx, accountId)
        if (!before && used >= reminderRulesMax) {
          const limit = reminderRulesMax
          fail('reminders.tooManyRules', { as: 'limitReached', params: { limit }, data: { limit, used } })
        }
        const values = {
          ...rest,
          event: draft.on.event,
          subjectId: subjectOf(draft.on),
          receivers: [...new Set(receivers)],
          groups: [...new Set(groups)],
          others: [...new Set(others)],
          channels: [...new Set(draft.channels)],
          updatedAt: now,
          lookedAt: draft.on.event === 'recordDue' ? (before?.lookedAt ?? now) : null,
        }
        const row = before
          ? await store.updateRule(tx, accountId, before.id, values)
          : await store.insertRule(tx, accountId, values)
        if (!row) notFound()
        await remember(tx, caller, before ? 'changed' : 'created', row)
        const [rule = notFound()] = await describe(tx, [row], context)
        return rule
      }),

    remove: (id: number, { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const gone = (await store.deleteRule(tx, caller.accountId, id)) ?? notFound()
        await remember(tx, caller, 'removed', gone)
        return { removed: 1 }
      }),
  }
}
