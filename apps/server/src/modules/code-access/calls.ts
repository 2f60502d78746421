import { contract, refusalReasons } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import { maskPlain } from './rules/settings.ts'
import type { CodeAccess } from './service/code-access.ts'

export function codeAccessCalls(codeAccess: CodeAccess) {
  return bind(contract.codeAccess, {
    setAuth: async (input, context) => ({ changed: await codeAccess.set(input, context) }),
    getAuth: ({ id }, { caller }) => codeAccess.read(id, caller),
    addMobile: async (input, { caller }) => ({ added: await codeAccess.addMobiles(caller, input) }),
    importMobiles: codeAccess.importMobiles,
    mobileTemplate: (_, { say }) => codeAccess.mobileTemplate(say),
    listMobiles: async (request, { caller }) => {
      const { rows, ...page } = await codeAccess.listMobiles(caller.accountId, request)
      const list = rows.map(({ id, mobile, name, createdAt }) => ({
        id,
        mobile,
        name,
        createdAt: createdAt.toISOString(),
      }))
      return { list, ...page }
    },
    delMobile: async ({ qrCodeId, id }, { caller }) => ({
      removed: await codeAccess.removeMobiles(caller, { qrCodeId, ids: [id] }),
    }),
    batchDelete: async (input, { caller }) => ({ removed: await codeAccess.removeMobiles(caller, input) }),
    refusals: async (request, { caller }) => {
      const { rows, ...page } = await codeAccess.listRefusals(caller.accountId, request)
      const list = rows.flatMap(({ id, at, reason, device, mobile }) => {
        const known = refusalReasons.find((name) => name === reason)
        return known ? [{ id, at: at.toISOString(), reason: known, device, mobile: mobile && maskPlain(mobile) }] : []
      })
      return { list, ...page }
    },
  })
}
