import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Keys } from './service.ts'

export function keyCalls(keys: Keys) {
  return bind(contract.keys, {
    list: (request, context) => keys.list(request, context),
    add: (input, context) => keys.add(input, context),
    edit: (input, context) => keys.edit(input, context),
    del: ({ id }, context) => keys.remove(id, context),
    self: (_, context) => keys.self(context),
  })
}
