import { randomUUID } from 'node:crypto'
import type { CallOutput, contract, ParsedInput, Reminder } from '@matai/contract'
import { failField, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import type { Rate } from '../../../platform/rate-limit/rate-limit.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { peopleOf, type Telling } from '../rules/tellings.ts'
import { findReceiver } from '../store/receivers.ts'
import { findRule } from '../store/rules.ts'
import * as store from '../store/log.ts'
import { type Dependencies, offeredBy } from './dependencies.ts'
import type { HappeningVerbs } from './happen.ts'

type Calls = typeof contract.reminders

/** More than these are not counted. */
const countedAtMost = 1_000
const tests: Rate = { limit: 30, windowSeconds: 3_600 }

/** What became of each message; and messages that are a test. */
export function createReminderLog(dependencies: Dependencies, happening: HappeningVerbs) {
  const { database, audit, rateLimit } = dependencies

  return {
    async list(
      { filters, keyword, ...request }: ParsedInput<Calls['list']>,
      { caller: { accountId } }: MemberContext,
    ): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      const page = pageOfRows(request)
      const rows = await store.listReminders(tx, accountId, { ...page, ...filters, keyword })
      const total = await store.countReminders(tx, accountId, { ...filters, keyword }, countedAtMost + 1)
      return {
        list: rows.map(describe),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: nextPage(rows, page),
      }
    },

    /** Quiet hours and consent hold for a test as well; it gathers in no digest, and a rule that is off is tried, too. */
    test: (
      { ruleId, receiverId }: ParsedInput<Calls['test']>,
      { caller, now }: MemberContext,
    ): Promise<CallOutput<Calls['test']>> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const { allowed, retryAfter } = await rateLimit.hit(['reminderTest', String(accountId)], tests, now)
        if (!allowed) tooManyRequests(retryAfter)
        const row = ruleId === undefined ? undefined : ((await findRule(tx, accountId, ruleId)) ?? notFound())
        const around = await happening.aroundOf(tx, accountId, { groups: row?.groups ?? [] }, now)
        const receiver =
          receiverId === undefined ? undefined : ((await findReceiver(tx, accountId, receiverId)) ?? notFound())
        const people = row ? peopleOf(row, around) : around.people.filter((person) => person.receiverId === receiverId)
        const plain = { id: 0, name: '', on: { event: 'limit' } as const, receivers: [], others: [] }
        const rule = row ?? { ...plain, groups: [], digestAt: null, channels: offeredBy(dependencies), enabled: true }
        const manner = { digestAt: null, enabled: true, zone: around.zone, now }
        const tellings = people.flatMap((person): Telling[] =>
          around.offered
            .filter((channel) => rule.channels.includes(channel) && (channel !== 'bell' || person.userId !== null))
            // A receiver is tried where there is something to try.
            .filter((channel) => row || channel === 'bell' || person[channel] !== 'none')
            .map((channel) => ({ rule, person, channel, outcome: outcomeOf(person, channel, manner) })),
        )
        if (tellings.length === 0) failField(row ? 'ruleId' : 'receiverId', 'reminders.nobodyToTest')
        const told = { kind: 'reminderTest' as const, details: {}, link: '/reminders?tab=log' }
        const made = await happening.tell(tx, accountId, tellings, { event: `test ${randomUUID()}`, told, at: now })
        if (row) await audit.on('reminderRule')(tx, caller, 'tested', row)
        if (receiver) await audit.on('receiver')(tx, caller, 'tested', receiver)
        const ids = new Set(made.map(({ id }) => id))
        const shown = await store.listReminders(tx, accountId, {
          ...{ sort: 'newest' as const, after: undefined, offset: 0, limit: made.length, keyword: '', ruleId: rule.id },
        })
        return { list: shown.filter(({ id }) => ids.has(id)).map(describe) }
      }),
  }
}

function describe(row: store.ReminderRow): Reminder {
  const { id, at, ruleId, ruleName, receiverId, name, channel, state, reason, detail, dueAt, sentAt, kind, details } =
    row
  return {
    ...{ id, channel, state, reason, detail, kind, details, at: at.toISOString() },
    rule: ruleId === 0 ? null : { id: ruleId, name: ruleName },
    receiver: { id: receiverId, name },
    dueAt: dueAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  }
}
