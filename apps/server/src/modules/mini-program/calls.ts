import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { MiniPeople } from './service/mini-people.ts'

export function miniProgramCalls(people: MiniPeople) {
  return bind(contract.miniProgram, {
    enter: (input, context) => people.enter(input, context),
    setPhone: (input, context) => people.setPhone(input, context),
    agree: (input, context) => people.agree(input, context),
    getTicket: (input, context) => people.ticket(input, context),
    forget: ({ key }, context) => people.forget(key, context),
  })
}
