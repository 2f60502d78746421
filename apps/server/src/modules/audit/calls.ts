import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Audit } from './service.ts'

export function auditCalls(audit: Audit) {
  return bind(contract.audit, {
    createlog: (input, { caller }) => audit.list(input, caller.accountId),
  })
}
