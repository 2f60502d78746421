import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Authorising } from './service/authorise.ts'
import type { Brands } from './service/brands.ts'
import type { Enterprises } from './service/enterprises.ts'
import type { LoginHosts } from './service/hosts.ts'

export function brandCalls(brands: Brands) {
  return bind(contract.brand, {
    get: (_, { caller }) => brands.of(caller.accountId),
    set: (input, context) => brands.set(input, context),
  })
}

export function enterpriseCalls(enterprises: Enterprises, hosts: Pick<LoginHosts, 'byDomain'>) {
  return bind(contract.enterprise, {
    info: (_, context) => enterprises.info(context),
    setDomain: (input, context) => enterprises.setDomain(input, context),
    setWxinfo: (input, context) => enterprises.setMiniProgram(input, context),
    infoByDomain: async ({ domain }) => ({ loginPage: await hosts.byDomain(domain) }),
    setLoginpage: (input, context) => enterprises.setLoginPage(input, context),
    domainChange: (input, context) => enterprises.changeDomain(input, context),
  })
}

export function wxMinappCalls(authorising: Authorising) {
  return bind(contract.wxMinapp, {
    bindUrl: (input, context) => authorising.bindUrl(input, context),
    confirm: (input, context) => authorising.queryAuth(input, context),
  })
}
