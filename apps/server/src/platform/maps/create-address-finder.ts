import type { Settings } from '../settings/settings.ts'
import type { AddressFinder } from './address-finder.ts'
import { createAmap } from './amap.ts'
import { createNominatim } from './nominatim.ts'
import { createTencentMap } from './tencent.ts'
import { createTianditu } from './tianditu.ts'

/** Who says what places are called; undefined where nobody was asked to. Settings are checked before. */
export function createAddressFinder(settings: Settings): AddressFinder | undefined {
  const { MAP_PROVIDER: provider, MAP_KEY: key = '', MAP_URL } = settings
  if (provider === 'tencent') return createTencentMap({ url: MAP_URL ?? 'https://apis.map.qq.com', key })
  if (provider === 'amap') return createAmap({ url: MAP_URL ?? 'https://restapi.amap.com', key })
  if (provider === 'tianditu') return createTianditu({ url: MAP_URL ?? 'https://api.tianditu.gov.cn', key })
  if (provider === 'nominatim') return createNominatim({ url: MAP_URL ?? '' })
  return undefined
}
