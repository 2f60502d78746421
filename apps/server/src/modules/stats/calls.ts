import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Stats } from './service/stats.ts'

export function statsCalls(stats: Stats) {
  return bind(contract.stats, {
    getMaininfo: (_, context) => stats.overview(context),
    getQrcodeByid: (input, context) => stats.ofCode(input, context),
    getChat: (input, context) => stats.chart(input, context),
    getQrcodeList: (input, context) => stats.ranking(input, context),
    exportQrcodeList: (input, context) => stats.rankingFile(input, context),
  })
}
