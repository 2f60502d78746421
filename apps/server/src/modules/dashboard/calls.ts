import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Dashboard } from './service/dashboard.ts'

export function dashboardCalls(dashboard: Dashboard) {
  return bind(contract.dashboard, { getAttention: (_, { caller, now }) => dashboard.attention(caller, now) })
}
