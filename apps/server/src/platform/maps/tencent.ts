import { type AddressFinder, MapError } from './address-finder.ts'
import { areaCodeAt, askMap, textAt, within } from './ask-map.ts'
import { toGcj02 } from './gcj02.ts'

/** Tencent Location Service, geocoder v1. */
export const createTencentMap = ({ url, key }: { url: string; key: string }): AddressFinder => ({
  async find(place) {
    const { longitude, latitude } = toGcj02(place)
    const call = new URL('/ws/geocoder/v1/', url)
    call.search = String(new URLSearchParams({ location: `${latitude},${longitude}`, key, get_poi: '0' }))
    const answer = await askMap(call)
    if (answer.status !== 0)
      throw new MapError(`Tencent refused: ${String(answer.status)} ${textAt(answer, 'message')}`)
    const result = within(answer, 'result')
    const address = textAt(within(result, 'formatted_addresses'), 'standard_address') || textAt(result, 'address')
    return { address, areaCode: areaCodeAt(within(result, 'ad_info'), 'adcode') }
  },
})
