import type { contract, LockedName, ParsedInput } from '@matai/contract'
import { type AccountId, everybody, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import { pageOfAll } from '../../../platform/lists/page.ts'
import { lockedNameOf, lockedFound } from '../rules.ts'
import * as store from '../store/everybody.ts'
import type { Dependencies, Operating } from './dependencies.ts'
import { remember } from './remember.ts'

/** Helps who cannot come in: met limits, and second factors that were lost. */
export function createAccessHelp(dependencies: Dependencies) {
  const { database, accounts } = dependencies

  async function accountOf(tx: Tx, name: string): Promise<AccountId | undefined> {
    const [row] = await store.listAccountsNamed(tx, [name])
    return row && mintAccountId(row.accountId)
  }

  return {
    async locked(input: ParsedInput<typeof contract.operators.lockedList>, now: Date) {
      const { tx } = database
      const page = pageOfAll(lockedFound(await accounts.lockedNow(now), input), input)
      const rows = page.list
      const owners = await store.listAccountsNamed(tx, [...new Set(rows.map(({ name }) => name))])
      const named = await accounts.accountNamesOf(tx, [...new Set(owners.map(({ accountId }) => accountId))])
      const list = rows.map(({ name, limit, lockedAt, until }): LockedName => {
        const id = owners.find(({ mobile, username }) => mobile === name || username === name)?.accountId
        const account = id === undefined ? null : { id, name: named.get(id) ?? '' }
        return { name, limit, lockedAt: lockedAt.toISOString(), until: until.toISOString(), account }
      })
      return { ...page, list }
    },

    /** Answers the name as it was locked. */
    async unlock(typed: string, operating: Operating): Promise<string> {
      const name = lockedNameOf(await accounts.lockedNow(operating.now), typed)
      if (name === undefined || !(await accounts.unlock(name))) {
        return fail('operators.notLocked', { as: 'conflict', params: { name: typed } })
      }
      await database.transact(everybody, async (tx) => {
        const accountId = await accountOf(tx, name)
        await remember(dependencies, tx, { verb: 'unlocked', accountId, name }, operating)
      })
      operating.noteSecurity?.('unlocked', { reason: operating.by })
      return name
    },

    /** Answers what the person is called. A session alone takes nobody's own away: for that there is a call that asks for a code. */
    resetSecondFactor: (userId: number, operating: Operating): Promise<string> =>
      database.transact(everybody, async (tx) => {
        if (operating.caller?.userId === userId) fail('operators.notYourself', { as: 'conflict' })
        const own = (await store.findOwnAccount(tx, userId)) ?? notFound()
        if (!(await accounts.resetSecondFactor(tx, userId))) fail('operators.noSecondFactor', { as: 'conflict' })
        const name = (await accounts.namesOf(tx, [userId])).get(userId) ?? ''
        const accountId = mintAccountId(own)
        await remember(dependencies, tx, { verb: 'secondFactorReset', accountId, name }, operating)
        operating.noteSecurity?.('secondFactorRemoved', { userId, accountId: own, reason: operating.by })
        return name
      }),
  }
}
