import { type AddressFinder, MapError } from './address-finder.ts'
import { askMap, textAt, within } from './ask-map.ts'

/** Tianditu, whose degrees are those of positioning. It names places without the codes of areas. */
export const createTianditu = ({ url, key }: { url: string; key: string }): AddressFinder => ({
  async find({ longitude, latitude }) {
    const call = new URL('/geocoder', url)
    const postStr = JSON.stringify({ lon: longitude, lat: latitude, ver: 1 })
    call.search = String(new URLSearchParams({ postStr, type: 'geocode', tk: key }))
    const answer = await askMap(call)
    if (String(answer.status) !== '0') throw new MapError(`Tianditu refused: ${textAt(answer, 'msg')}`)
    return { address: textAt(within(answer, 'result'), 'formatted_address'), areaCode: null }
  },
})
