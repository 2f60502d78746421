import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Stats } from './service.ts'

export function statsCalls(stats: Stats) {
  return bind(contract.stats, { getMaininfo: (_, context) => stats.overview(context) })
}
