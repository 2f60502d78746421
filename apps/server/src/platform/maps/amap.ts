import { type AddressFinder, MapError } from './address-finder.ts'
import { areaCodeAt, askMap, textAt, within } from './ask-map.ts'
import { toGcj02 } from './gcj02.ts'

/** Amap, regeo v3. What is missing is an empty list there, not an empty text. */
export const createAmap = ({ url, key }: { url: string; key: string }): AddressFinder => ({
  async find(place) {
    const { longitude, latitude } = toGcj02(place)
    const call = new URL('/v3/geocode/regeo', url)
    const location = `${longitude.toFixed(6)},${latitude.toFixed(6)}`
    call.search = String(new URLSearchParams({ key, location, extensions: 'base' }))
    const answer = await askMap(call)
    if (answer.status !== '1')
      throw new MapError(`Amap refused: ${textAt(answer, 'infocode')} ${textAt(answer, 'info')}`)
    const found = within(answer, 'regeocode')
    return {
      address: textAt(found, 'formatted_address'),
      areaCode: areaCodeAt(within(found, 'addressComponent'), 'adcode'),
    }
  },
})
