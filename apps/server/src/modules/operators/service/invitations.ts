import type { contract, ParsedInput } from '@matai/contract'
import { everybody } from '../../../platform/db/account-id.ts'
import { notFound } from '../../../platform/failure.ts'
import { nextPlace, placeOf } from '../../../platform/lists/page.ts'
import { endOf } from '../rules.ts'
import type { Dependencies, Operating } from './dependencies.ts'
import { remember } from './remember.ts'

type Input<Entry extends keyof typeof contract.operators> = ParsedInput<(typeof contract.operators)[Entry]>

/** Ways in for single persons, which the operator hands over. */
export function createInviting(dependencies: Dependencies) {
  const { database, accounts } = dependencies
  const { invitations } = accounts
  return {
    make: ({ until, mobile, tier, note, days }: Input<'invitationMake'>, operating: Operating, origin: string) =>
      database.transact(everybody, async (tx) => {
        const { now } = operating
        const wanted = { tier, mobile, note, days, until: endOf(until, now) }
        const made = await invitations.make(tx, wanted, { now, origin })
        const name = made.invitation.mobile ?? note
        await remember(dependencies, tx, { verb: 'invited', accountId: undefined, name }, operating)
        return made
      }),

    async list({ keyword, sort, filters, ...request }: Input<'invitationList'>, now: Date) {
      const page = placeOf(request)
      const found = await invitations.list({ state: filters.state, keyword, sort, now, ...page })
      return { ...found, totalIsLowerBound: false, next: nextPlace(found.list.length, page) }
    },

    withdraw: ({ id }: Input<'invitationWithdraw'>, operating: Operating): Promise<void> =>
      database.transact(everybody, async (tx) => {
        const gone = (await invitations.withdraw(tx, id)) ?? notFound()
        const name = gone.mobile ?? gone.note
        await remember(dependencies, tx, { verb: 'uninvited', accountId: undefined, name }, operating)
      }),
  }
}
