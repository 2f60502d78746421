import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Operating } from './service/dependencies.ts'
import type { Operators } from './service/operators.ts'

export function operatorCalls({
  accounts,
  access,
  files,
  health,
  invitations,
  owner,
  ownerOf,
  testMessage,
}: Operators) {
  const operating = ({ caller, now, noteSecurity }: MemberContext): Operating => {
    const { accountId, userId } = caller
    return { by: `user ${userId}`, now, caller: { accountId, userId }, noteSecurity }
  }

  return bind(contract.operators, {
    accountList: (input, { now }) => accounts.list(input, now),
    accountShow: ({ id }, { now }) => accounts.show(id, now),
    accountMake: (input, context) => accounts.make(input, operating(context), context.language),
    accountTier: (input, context) => accounts.setTier(input, operating(context)),
    accountDisable: (input, context) => accounts.disable(input, operating(context)),
    accountEnable: (input, context) => accounts.enable(input, operating(context)),
    accountEndSessions: async (input, context) => ({ ended: await accounts.endSessions(input, operating(context)) }),
    accountPassword: async (input, context) => ({
      until: (await accounts.givePassword(input, operating(context))).toISOString(),
    }),
    lockedList: (input, { now }) => access.locked(input, now),
    unlock: async ({ name }, context) => {
      await access.unlock(name, operating(context))
      return {}
    },
    secondFactorReset: async ({ userId }, context) => {
      await access.resetSecondFactor(userId, operating(context))
      return {}
    },
    invitationList: (input, { now }) => invitations.list(input, now),
    invitationMake: (input, context) => invitations.make(input, operating(context), context.origin),
    invitationWithdraw: async (input, context) => {
      await invitations.withdraw(input, operating(context))
      return {}
    },
    codeOwner: async ({ code }, { now }) => {
      const { id, name, accountId } = await ownerOf(code)
      return { id, name, account: await owner(accountId, now) }
    },
    fileFind: ({ file }, { now }) => files.find(file, now),
    fileBlock: (input, context) => files.block(input, operating(context)),
    fileUnblock: (input, context) => files.unblock(input, operating(context)),
    fileContent: ({ id }) => files.content(id),
    health: (_, { now, say, language }) => health({ now, say, language }),
    messageTest: async (input, context) => {
      await testMessage(input, operating(context), context.say)
      return {}
    },
  })
}
