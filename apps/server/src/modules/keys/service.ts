import {
  type CallOutput,
  type contract,
  grantableScopes,
  hasFeature,
  type Key,
  type KeyScope,
  keysMax,
  type ParsedInput,
} from '@matai/contract'
import { type AccountId, mintAccountId } from '../../platform/db/account-id.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { fail, failField, Failure, notFound, withinLimit } from '../../platform/failure.ts'
import { pageOfAll } from '../../platform/lists/page.ts'
import type { Caller, MemberContext } from '../../platform/http/context.ts'
import type { Accounts } from '../accounts/service/accounts.ts'
import type { Audit } from '../audit/service.ts'
import { accountOf, hashToken, hintOf, isKey, isUsedLongAgo, makeToken } from './rules.ts'
import * as store from './store.ts'

type Calls = typeof contract.keys
export { keyParts } from './store.ts'
export type Keys = ReturnType<typeof createKeys>

interface Dependencies {
  database: Database
  audit: Pick<Audit, 'on'>
  accounts: Pick<Accounts, 'findCaller' | 'workerOf' | 'namesOf' | 'accountNamesOf' | 'memberships'>
}

/** What programs carry instead of a session: some of the rights of who made it, for a while. */
export function createKeys({ database, audit, accounts }: Dependencies) {
  const remember = audit.on('key')

  async function describe(rows: readonly store.KeyRow[], { caller, now }: MemberContext): Promise<Key[]> {
    const names = await accounts.namesOf(database.tx, [...new Set(rows.map(({ userId }) => userId))])
    return rows.map(({ id, name, hint, scopes, until, lastUsedAt, userId, createdAt }) => ({
      ...{ id, name, hint, scopes },
      state: until !== null && until <= now ? 'ended' : 'active',
      until: until?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      maker: { id: userId, name: names.get(userId) ?? '' },
      createdAt: createdAt.toISOString(),
      can: { edit: userId === caller.userId },
    }))
  }

  /** Of others' keys an administrator knows, and nobody else. */
  const isSeen = (row: store.KeyRow, { role, userId }: Caller) => role === 'admin' || row.userId === userId

  function checkSettings({ scopes, until }: ParsedInput<Calls['add']>, { caller, now }: MemberContext) {
    const own: readonly string[] = grantableScopes(caller)
    const beyond = scopes.find((scope) => !own.includes(scope))
    if (beyond !== undefined) failField('scopes', 'keys.beyondOwn', { scope: beyond })
    if (until !== null && new Date(until) <= now) failField('until', 'keys.untilPast')
    return { scopes: [...new Set(scopes)], until: until === null ? null : new Date(until) }
  }

  async function callerOf(token: string, now: Date): Promise<Caller | undefined> {
    const account = accountOf(token)
    if (account === undefined) return undefined
    const accountId = mintAccountId(account) // proven by the hash, which is of that account
    const row = await store.findByToken(database.tx, accountId, hashToken(token))
    if (!row || (row.until !== null && row.until <= now)) return undefined
    const worker = await accounts.workerOf(accountId, row.userId, now)
    if (!worker) return undefined
    if (!hasFeature(worker.tier, 'keys')) throw new Failure('featureMissing', 'keys.tierEnded')
    if (isUsedLongAgo(row.lastUsedAt, now)) await store.updateKey(database.tx, accountId, row.id, { lastUsedAt: now })
    // Numbers of sessions are above 0, so that nothing of one can be meant.
    return { ...worker, sessionId: -row.id, key: { id: row.id, name: row.name, scopes: row.scopes as KeyScope[] } }
  }

  return {
    named: store.namedKeys,

    /** Whose a token is: that of a key, or of a session. */
    findCaller: (token: string, now: Date): Promise<Caller | undefined> =>
      isKey(token) ? callerOf(token, now) : accounts.findCaller(token, now),

    async list(request: ParsedInput<Calls['list']>, context: MemberContext): Promise<CallOutput<Calls['list']>> {
      const { keyword, sort, filters } = request
      const rows = await store.listKeys(database.tx, context.caller.accountId)
      const word = keyword.toLowerCase()
      const found = (
        await describe(
          rows.filter((row) => isSeen(row, context.caller)),
          context,
        )
      )
        .filter(({ state }) => filters.state === undefined || state === filters.state)
        .filter(({ name, maker }) => [name, maker.name].some((text) => text.toLowerCase().includes(word)))
        .toSorted((a, b) => (sort === 'name' ? a.name.localeCompare(b.name, 'zh') : b.id - a.id))
      return {
        ...pageOfAll(found, request),
        grantable: grantableScopes(context.caller),
        most: keysMax,
      }
    },

    async add(input: ParsedInput<Calls['add']>, context: MemberContext): Promise<CallOutput<Calls['add']>> {
      const { caller, now } = context
      const { accountId, userId } = caller
      const settings = checkSettings(input, context)
      const token = makeToken(accountId)
      const row = await database.transact(accountId, async (tx) => {
        await accounts.memberships.hold(tx, accountId)
        const living = (await store.listKeys(tx, accountId)).filter(({ until }) => until === null || until > now)
        withinLimit({ used: living.length + 1, limit: keysMax })
        const values = { accountId, userId, name: input.name, ...settings, createdAt: now }
        const made = await store.insertKey(tx, { ...values, tokenHash: hashToken(token), hint: hintOf(token) })
        await remember(tx, caller, 'created', { id: made?.id ?? 0, name: input.name }, { scopes: said(settings) })
        return made ?? notFound()
      })
      const [key = notFound()] = await describe([row], context)
      return { key, token }
    },

    async edit(input: ParsedInput<Calls['edit']>, context: MemberContext): Promise<Key> {
      const { caller } = context
      const { accountId } = caller
      const row = await database.transact(accountId, async (tx) => {
        const before = await store.findKey(tx, accountId, input.id)
        if (!before || !isSeen(before, caller)) notFound()
        if (before.userId !== caller.userId) fail('keys.notYours', { as: 'noPermission' })
        const settings = checkSettings(input, context)
        const changed = await store.updateKey(tx, accountId, input.id, { name: input.name, ...settings })
        await remember(tx, caller, 'changed', { id: input.id, name: input.name }, { scopes: said(settings) })
        return changed ?? notFound()
      })
      return (await describe([row], context))[0] ?? notFound()
    },

    remove: (id: number, { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const row = await store.findKey(tx, caller.accountId, id)
        if (!row || !isSeen(row, caller)) notFound()
        await store.deleteKey(tx, caller.accountId, id)
        await remember(tx, caller, 'removed', { id, name: row.name })
        return { removed: 1 }
      }),

    async self({ caller }: MemberContext): Promise<CallOutput<Calls['self']>> {
      const { accountId, key } = caller
      const row = (key && (await store.findKey(database.tx, accountId, key.id))) ?? notFound()
      const name = (await accounts.accountNamesOf(database.tx, [accountId])).get(accountId) ?? ''
      const until = row.until?.toISOString() ?? null
      return { name: row.name, scopes: row.scopes, until, account: { id: accountId, name } }
    },

    /** Whoever does not work there any more leaves no way in behind. */
    async endOf(tx: Tx, { accountId, userId }: { accountId: AccountId; userId: number }): Promise<void> {
      for (const { id, name } of await store.deleteKeysOf(tx, accountId, userId))
        await remember(tx, { accountId, userId }, 'removed', { id, name }, { part: 'makerGone' })
    },
  }
}

const said = ({ scopes }: { scopes: readonly string[] }) => scopes.join(' ')
