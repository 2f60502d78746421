import type { CallOutput, Consent, ConsentRule, contract, ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, Failure, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { shownName } from '../../accounts/service/names.ts'
import { isLooser, stateOf } from '../rules.ts'
import * as store from '../store.ts'
import { createAsking } from './ask.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.consents

export type Consents = ReturnType<typeof createConsents>

/** What needs a second person of an account, and what becomes of it. */
export function createConsents(dependencies: Dependencies) {
  const { database, memberships, notices, directories, qrCodes } = dependencies
  const asking = createAsking(dependencies)
  const { note } = asking

  const mayAnswer = async (tx: Tx, accountId: AccountId, userId: number, now: Date) =>
    (await asking.othersThan(tx, accountId, 0, now)).includes(userId)

  async function describe(tx: Tx, rows: store.RequestRow[], { caller, now }: MemberContext): Promise<Consent[]> {
    const { accountId, userId } = caller
    const names = new Map((await memberships.list(tx, accountId)).map((one) => [one.userId, shownName(one)]))
    const answers = await mayAnswer(tx, accountId, userId, now)
    return rows.map((row) => {
      const state = stateOf(row, now)
      const { names: first = [], directory, most = null } = row.wish
      return {
        ...{ id: row.id, kind: row.kind, state, count: row.count, reason: row.reason, removed: row.removed },
        ...{ names: first, directory: directory?.name ?? '', most },
        askedBy: names.get(row.askedBy) ?? '',
        askedAt: row.askedAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        answeredBy: row.answeredBy === null ? null : (names.get(row.answeredBy) ?? ''),
        answeredAt: row.answeredAt?.toISOString() ?? null,
        can: {
          answer: state === 'waiting' && answers && row.askedBy !== userId,
          withdraw: state === 'waiting' && row.askedBy === userId,
        },
      }
    })
  }
  const describeOne = async (tx: Tx, row: store.RequestRow, context: MemberContext) =>
    (await describe(tx, [row], context))[0] ?? notFound()

  async function ruleOf(tx: Tx, { caller, now }: MemberContext): Promise<ConsentRule> {
    const { accountId, userId, role } = caller
    const others = (await asking.othersThan(tx, accountId, userId, now)).length
    return { most: await store.readRule(tx, accountId), others, can: { set: role === 'admin' } }
  }

  /** One that waits, held; only who did not ask may answer it. */
  async function lockWaiting(tx: Tx, id: number, { caller, now }: MemberContext): Promise<store.RequestRow> {
    const row = (await store.lockRequest(tx, caller.accountId, id)) ?? notFound()
    if (stateOf(row, now) !== 'waiting') fail('consents.over', { as: 'conflict' })
    return row
  }

  async function refuseOthers(tx: Tx, row: store.RequestRow, { caller, now }: MemberContext): Promise<void> {
    if (row.askedBy === caller.userId) fail('consents.ownRequest', { as: 'noPermission' })
    if (!(await mayAnswer(tx, caller.accountId, caller.userId, now)))
      throw new Failure('noPermission', 'errors.noPermission')
  }

  async function tellAsker(tx: Tx, row: store.RequestRow, by: number, accountId: AccountId, given: boolean) {
    const name = await asking.nameOf(tx, accountId, by)
    const kind = given ? 'consentGiven' : 'consentRefused'
    await notices.tell(tx, {
      ...{ accountId, userId: row.askedBy, kind, link: '/consents', once: `consent ${row.id} answer` },
      details: { name, count: row.count },
    })
  }

  /** Does what was asked for, in the name of who asked; what is not there any more is left out. */
  async function carryOut(row: store.RequestRow, accountId: AccountId, now: Date): Promise<number> {
    const acting = { accountId, userId: row.askedBy, now }
    const { ids, directory, most } = row.wish
    if (ids) return (await qrCodes.remove(ids, acting, { agreed: true })).removed
    if (most !== undefined) await database.transact(accountId, (tx) => store.writeRule(tx, accountId, most))
    if (!directory) return 0
    return (await directories.remove(acting, directory.id, { qrCodes: 'trash', now, agreed: true })).trashed
  }

  return {
    /** For whoever deletes codes. */
    removal: asking.removal,

    rule: (context: MemberContext): Promise<ConsentRule> => ruleOf(database.tx, context),

    async setRule(
      { most }: ParsedInput<Calls['setRule']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['setRule']>> {
      const { accountId, userId } = context.caller
      return database.transact(accountId, async (tx) => {
        const before = await store.readRule(tx, accountId)
        const { others } = await ruleOf(tx, context)
        if (before === null && most !== null && others === 0) fail('consents.nobody', { as: 'conflict' })
        let waits: number | null = null
        if (isLooser(before, most) && others > 0)
          waits = await asking.ask(
            tx,
            { accountId, userId, now: context.now },
            { kind: 'rule', count: 0, wish: { most } },
          )
        else {
          await store.writeRule(tx, accountId, most)
          await note(tx, { accountId, userId }, most === null ? 'consentRuleOff' : 'consentRule', String(most ?? ''))
        }
        return { ...(await ruleOf(tx, context)), waits }
      })
    },

    async list(context: MemberContext): Promise<{ list: Consent[] }> {
      const { tx } = database
      const { accountId, userId } = context.caller
      const all = await mayAnswer(tx, accountId, userId, context.now)
      const rows = await store.listRequests(tx, accountId, all ? undefined : userId)
      return { list: await describe(tx, rows, context) }
    },

    /** It is agreed to and happens, or neither. */
    give: ({ id }: ParsedInput<Calls['give']>, context: MemberContext): Promise<Consent> =>
      database.together(
        async () => {
          const { caller, now } = context
          const { accountId, userId } = caller
          const row = await database.transact(accountId, async (tx) => {
            const waiting = await lockWaiting(tx, id, context)
            await refuseOthers(tx, waiting, context)
            await store.changeRequest(tx, accountId, id, { state: 'given', answeredBy: userId, answeredAt: now })
            return waiting
          })
          const removed = await carryOut(row, accountId, now)
          return database.transact(accountId, async (tx) => {
            const done = (await store.changeRequest(tx, accountId, id, { removed })) ?? notFound()
            await note(
              tx,
              { accountId, userId },
              row.kind === 'rule' ? 'consentRuleGiven' : 'consentGiven',
              String(removed),
            )
            await tellAsker(tx, row, userId, accountId, true)
            return describeOne(tx, done, context)
          })
        },
        { first: async () => undefined, last: async () => undefined },
      ),

    refuse: ({ id, reason }: ParsedInput<Calls['refuse']>, context: MemberContext): Promise<Consent> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId, userId } = context.caller
        const row = await lockWaiting(tx, id, context)
        await refuseOthers(tx, row, context)
        const answer = { state: 'refused', answeredBy: userId, answeredAt: context.now, reason } as const
        const done = (await store.changeRequest(tx, accountId, id, answer)) ?? notFound()
        await note(tx, { accountId, userId }, 'consentRefused', String(row.count))
        await tellAsker(tx, row, userId, accountId, false)
        return describeOne(tx, done, context)
      }),

    withdraw: ({ id }: ParsedInput<Calls['withdraw']>, context: MemberContext): Promise<Consent> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId, userId } = context.caller
        const row = await lockWaiting(tx, id, context)
        if (row.askedBy !== userId) notFound()
        const done = (await store.changeRequest(tx, accountId, id, { state: 'withdrawn' })) ?? notFound()
        await note(tx, { accountId, userId }, 'consentWithdrawn', String(row.count))
        return describeOne(tx, done, context)
      }),
  }
}
