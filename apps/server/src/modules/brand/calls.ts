import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Brands } from './service.ts'

export function brandCalls(brands: Brands) {
  return bind(contract.brand, {
    get: (_, { caller }) => brands.of(caller.accountId),
    set: (input, context) => brands.set(input, context),
  })
}
