import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Accounts } from '../accounts/service/accounts.ts'
import type { Team } from './service/team.ts'

export function teamCalls({ members, inviting, leaving, seeAs }: Team, { userInfo }: Pick<Accounts, 'userInfo'>) {
  return bind(contract.team, {
    list: (request, context) => members.list(request, context),
    add: (input, context) => inviting.add(input, context),
    edit: (input, context) => members.edit(input, context),
    del: (input, { caller }) => leaving.remove(input, caller),
    holdings: ({ id }, { caller }) => leaving.holdings(id, caller),
    getAccountList: async (_, context) => {
      const { accounts, account } = await userInfo(context)
      return {
        list: accounts.map((one) => ({ ...one, current: one.id === account.id })),
        invitations: await inviting.waitingFor(context),
      }
    },
    invitationInfo: (input, { now }) => inviting.info(input, now),
    join: (input, context) => inviting.join(input, context),
    decline: async (input, context) => nothing(await inviting.decline(input, context)),
    ownHoldings: (_, { caller }) => leaving.ownHoldings(caller),
    quitCompany: (input, { caller }) => leaving.quit(input, caller),
    seeAs: async ({ id }, context) => nothing(await seeAs(id, context)),
    seeAsEnd: async (_, context) => nothing(await seeAs(null, context)),
  })
}

function nothing(_: void): Record<string, never> {
  return {}
}
