import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Pushes } from './service/pushes.ts'

export function pushCalls({ editing, log, test, pull }: Pushes) {
  return bind(contract.push, {
    sendCode: async (_, context) => {
      await editing.sendCode(context)
      return {}
    },
    add: (input, context) => editing.add(input, context),
    edit: (input, context) => editing.edit(input, context),
    get: (_, context) => editing.list(context),
    del: ({ id }, context) => editing.remove(id, context),
    rotate: (input, context) => editing.rotate(input, context),
    turn: (input, context) => editing.turn(input, context),
    test: (input, context) => test(input, context),
    deliveries: (request, context) => log.list(request, context),
    delivery: ({ id }, context) => log.one(id, context),
    replay: (input, context) => log.replay(input, context),
    health: (input, context) => log.health(input, context),
    pull: (input, context) => pull(input, context),
  })
}
