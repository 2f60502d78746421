import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Companies } from './service.ts'

export function companyCalls(companies: Companies) {
  return bind(contract.company, {
    getHome: (_, context) => companies.get(context),
    setHome: (input, context) => companies.set(input, context),
    delHome: (_, context) => companies.remove(context),
  })
}
