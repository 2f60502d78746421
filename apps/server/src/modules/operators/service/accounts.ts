import type { contract, OperatedAccount, OperatedDetails, ParsedInput } from '@matai/contract'
import type { Language } from '@matai/i18n'
import { type AccountId, everybody } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import { nextPlace, placeOf } from '../../../platform/lists/page.ts'
import type { AnybodysAccount } from '../../accounts/service/operated.ts'
import { endOf, toOperatedAccount } from '../rules.ts'
import * as store from '../store/everybody.ts'
import type { Dependencies, Operating } from './dependencies.ts'
import { remember } from './remember.ts'

type Input<Entry extends keyof typeof contract.operators> = ParsedInput<(typeof contract.operators)[Entry]>

/** More than these are not counted. */
const countedAtMost = 10_000

/** All accounts of the server, and what whoever runs it does with one. */
export function createOperatedAccounts(dependencies: Dependencies) {
  const { database, accounts, notices } = dependencies
  const { operated } = accounts

  async function held(tx: Tx, id: number): Promise<AnybodysAccount & { called: string }> {
    const row = (await operated.lock(tx, id)) ?? notFound()
    return { ...row, called: await nameOf(tx, row.id) }
  }

  const nameOf = async (tx: Tx, id: AccountId) => (await accounts.accountNamesOf(tx, [id])).get(id) ?? ''

  async function show(tx: Tx, id: number, now: Date): Promise<OperatedAccount> {
    return toOperatedAccount((await store.findAnyAccount(tx, id)) ?? notFound(), now)
  }

  /** What would shut out whoever asks for it is refused. */
  function notOneself({ id, ownerId }: AnybodysAccount, { caller }: Operating): void {
    if (caller && (caller.accountId === id || caller.userId === ownerId))
      fail('operators.notYourself', { as: 'conflict' })
  }

  return {
    async list({ keyword, sort, filters, ...request }: Input<'accountList'>, now: Date) {
      const { tier, state } = filters
      const page = placeOf(request)
      const query = { keyword, sort, tier, state, now, ...page }
      const [rows, total] = await Promise.all([
        store.listAnyAccounts(database.tx, query),
        store.countAnyAccounts(database.tx, query, countedAtMost + 1),
      ])
      return {
        list: rows.map((row) => toOperatedAccount(row, now)),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: nextPlace(rows.length, page),
      }
    },

    async show(id: number, now: Date): Promise<OperatedDetails> {
      const { tx } = database
      const row = (await store.findAnyAccount(tx, id)) ?? notFound()
      const [people, sessions, qrCodes] = await Promise.all([
        store.listPeople(tx, id),
        store.listSessionsIn(tx, id, now),
        store.countCodesOf(tx, id),
      ])
      const names = await accounts.namesOf(tx, [...new Set(sessions.map(({ userId }) => userId))])
      return {
        account: toOperatedAccount(row, now),
        disabledReason: row.reason,
        qrCodes,
        people: people.map(({ mobile, lastSignInAt, ...person }) => ({
          ...person,
          mobile: mobile ?? '',
          lastSignInAt: lastSignInAt?.toISOString() ?? null,
        })),
        sessions: sessions.map(({ userId, lastSeenAt, ...one }) => ({
          ...one,
          name: names.get(userId) ?? '',
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      }
    },

    find: show,

    async make({ passWord, until, ...input }: Input<'accountMake'>, operating: Operating, language: Language) {
      const { now } = operating
      const ends = endOf(until, now)
      const passwordHash = await operated.hashOf(passWord, now)
      return database.transact(everybody, async (tx) => {
        const id = await operated.make(tx, { ...input, tier: input.tier, until: ends, passwordHash, language }, now)
        const name = await nameOf(tx, id)
        await remember(dependencies, tx, { verb: 'created', accountId: id, name }, operating)
        return show(tx, id, now)
      })
    },

    setTier: ({ id, tier, until }: Input<'accountTier'>, operating: Operating): Promise<OperatedAccount> =>
      database.transact(everybody, async (tx) => {
        const row = await held(tx, id)
        const ends = endOf(until, operating.now)
        await operated.setTier(tx, row.id, { tier, until: ends })
        const details = { tier, ...(ends ? { until: ends.toISOString() } : {}) }
        await remember(dependencies, tx, { verb: 'tierSet', accountId: row.id, name: row.called, details }, operating)
        const told = (await accounts.adminsOf(tx, row.id)).map((person) => ({
          ...person,
          ...{ kind: 'tierChanged' as const, details: { tier }, link: '' },
        }))
        await notices.tell(tx, told)
        return show(tx, id, operating.now)
      }),

    disable: ({ id, reason }: Input<'accountDisable'>, operating: Operating): Promise<OperatedAccount> =>
      database.transact(everybody, async (tx) => {
        const row = await held(tx, id)
        notOneself(row, operating)
        if (row.disabledAt) fail('operators.alreadyDisabled', { as: 'conflict' })
        await operated.disable(tx, row.id, { reason, now: operating.now })
        const details = { reason }
        await remember(dependencies, tx, { verb: 'disabled', accountId: row.id, name: row.called, details }, operating)
        return show(tx, id, operating.now)
      }),

    enable: ({ id }: Input<'accountEnable'>, operating: Operating): Promise<OperatedAccount> =>
      database.transact(everybody, async (tx) => {
        const row = await held(tx, id)
        if (!row.disabledAt) fail('operators.notDisabled', { as: 'conflict' })
        await operated.enable(tx, row.id)
        await remember(dependencies, tx, { verb: 'enabled', accountId: row.id, name: row.called }, operating)
        return show(tx, id, operating.now)
      }),

    endSessions: ({ id }: Input<'accountEndSessions'>, operating: Operating): Promise<number> =>
      database.transact(everybody, async (tx) => {
        const row = await held(tx, id)
        notOneself(row, operating)
        const ended = await operated.endSessions(tx, row.id)
        await remember(dependencies, tx, { verb: 'sessionsEnded', accountId: row.id, name: row.called }, operating)
        return ended
      }),

    /** Answers until when the password lets in. */
    async givePassword({ id, passWord }: Input<'accountPassword'>, operating: Operating): Promise<Date> {
      const passwordHash = await operated.hashOf(passWord, operating.now)
      return database.transact(everybody, async (tx) => {
        const row = await held(tx, id)
        notOneself(row, operating)
        if (row.ownerMobile === null) fail('operators.ownerGone', { as: 'conflict' })
        const until = await operated.givePassword(tx, row.ownerId, passwordHash, operating.now)
        await remember(dependencies, tx, { verb: 'passwordGiven', accountId: row.id, name: row.called }, operating)
        return until
      })
    },
  }
}
