import type { CallOutput, contract, OwnSignOn, ParsedInput } from '@matai/contract'
import { fail } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import * as rules from '../rules.ts'
import * as store from '../store/people.ts'
import { readSignOn } from '../store/settings.ts'
import type { Dependencies } from './dependencies.ts'
import type { createEntering } from './enter.ts'

type Calls = typeof contract.signOn

/** Somebody who works in an account already lets its provider's sign-in mean the same person. */
export function createLinking({ database, accounts }: Dependencies, entering: ReturnType<typeof createEntering>) {
  const { start, mine, companyOf, claimsOf, workingAs } = entering

  async function own({ caller: { accountId, userId } }: MemberContext): Promise<OwnSignOn> {
    const { tx } = database
    const setting = await readSignOn(tx, accountId)
    if (!setting) return { name: null, linked: false }
    const name = setting.name || ((await accounts.accountNamesOf(tx, [accountId])).get(accountId) ?? '')
    return { name, linked: await store.isPerson(tx, accountId, userId) }
  }

  return {
    own,

    /** Unlogged: nothing has changed yet. */
    async begin(
      { passWord }: ParsedInput<Calls['beginLink']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['beginLink']>> {
      const { accountId, userId, within } = context.caller
      if (within) fail('signOn.within', { as: 'noPermission' })
      await accounts.checkOwnPassword(passWord, context)
      return start(accountId, context, (key) => rules.linkingKey(userId, key))
    },

    /** Unlogged: how a person signs in is for nobody else of the account. */
    async link(input: ParsedInput<Calls['link']>, context: MemberContext): Promise<OwnSignOn> {
      const { caller, now } = context
      const { accountId, userId } = caller
      const row = await mine(input.state, rules.linkingKey(userId, input.key), now)
      if (row.accountId !== accountId) fail('signOn.old')
      const company = await companyOf(accountId, now)
      const claims = await claimsOf(row, company, input)
      const person = rules.readPerson(claims)
      if (!rules.isLetIn(company, claims, person.email)) fail('signOn.notYours', { as: 'noPermission' })
      await database.transact(accountId, async (tx) => {
        await accounts.memberships.hold(tx, accountId)
        const known = await workingAs(tx, accountId, person.subject)
        if (known !== undefined && known !== userId) fail('signOn.linkedElsewhere', { as: 'conflict' })
        if (!(await store.takeAttempt(tx, accountId, row.id))) fail('signOn.old')
        await store.forgetPerson(tx, accountId, userId)
        await store.writePerson(tx, accountId, person.subject, userId)
      })
      return own(context)
    },

    /** Unlogged: how a person signs in is for nobody else of the account. */
    async unlink(context: MemberContext): Promise<OwnSignOn> {
      const { accountId, userId, within } = context.caller
      if (within) fail('signOn.within', { as: 'noPermission' })
      await database.transact(accountId, (tx) => store.forgetPerson(tx, accountId, userId))
      return own(context)
    },
  }
}
