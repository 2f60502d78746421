import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Recoveries } from './service/recovery.ts'

export function recoveryCalls(recoveries: Recoveries) {
  return bind(contract.recovery, {
    add: ({ sign }, context) => recoveries.recover(sign, context),
    list: (input, context) => recoveries.list(input, context),
  })
}
