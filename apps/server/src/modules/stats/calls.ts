import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Stats } from './service/stats.ts'

export function statsCalls(stats: Stats) {
  return bind(contract.stats, {
    getMaininfo: (_, context) => stats.overview(context),
    ofQrCode: (input, context) => stats.ofCode(input, context),
    chart: (input, context) => stats.chart(input, context),
    getQrcodeList: (input, context) => stats.ranking(input, context),
    exportQrCodes: (input, context) => stats.rankingFile(input, context),
  })
}
