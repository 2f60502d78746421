import { languageInfo } from '@matai/i18n/language'
import { type AddressFinder, MapError } from './address-finder.ts'
import { askMap, textAt } from './ask-map.ts'

/** Nominatim of OpenStreetMap, one's own or another's. */
export const createNominatim = ({ url }: { url: string }): AddressFinder => ({
  async find({ longitude, latitude }, language) {
    const call = new URL('reverse', url.endsWith('/') ? url : `${url}/`)
    const asked = { lat: String(latitude), lon: String(longitude), format: 'jsonv2', zoom: '18' }
    call.search = String(new URLSearchParams({ ...asked, 'accept-language': languageInfo[language].tag }))
    const answer = await askMap(call, { 'user-agent': 'Matai' })
    if (answer.error !== undefined && textAt(answer, 'error') !== 'Unable to geocode')
      throw new MapError(`Nominatim refused: ${textAt(answer, 'error')}`)
    return { address: textAt(answer, 'display_name'), areaCode: null }
  },
})
