import type { RankedQrCode, RankingFilters, StatsRange } from '@matai/contract'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

/** The codes that were scanned, most people first. */
export const rankingOf = (range: StatsRange, filters: RankingFilters) =>
  resource<RankedQrCode, { keyword: string }>({
    key: ['stats', 'ranking', JSON.stringify([range, filters])],
    list: (request, options) => client.stats.getQrcodeList({ ...request, range, filters }, options),
    touches: [],
  })

export type RankedCodes = ReturnType<typeof rankingOf>
