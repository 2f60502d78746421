import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Consents } from './service/consents.ts'

export function consentCalls(consents: Consents) {
  return bind(contract.consents, {
    rule: (_, context) => consents.rule(context),
    setRule: (input, context) => consents.setRule(input, context),
    list: (_, context) => consents.list(context),
    give: (input, context) => consents.give(input, context),
    refuse: (input, context) => consents.refuse(input, context),
    withdraw: (input, context) => consents.withdraw(input, context),
  })
}
