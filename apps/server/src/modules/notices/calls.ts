import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Notices } from './service.ts'

export function noticeCalls(notices: Notices) {
  return bind(contract.notices, {
    list: (input, { caller }) => notices.list(input, caller),
    read: async (input, { caller, now }) => ({ changed: await notices.read(input, caller, now) }),
    getSubscription: (_, { caller }) => notices.subscription(caller),
    setSubscription: (input, { caller }) => notices.subscribe(input, caller),
  })
}
