import type { BlockOf } from '../schema.ts'
import type { Language } from '@matai/i18n'

export interface MapLink {
  map: 'amap' | 'osm' | 'geo'
  href: string
}

/** Maps that open a place: one on the web in the visitor's part of the world, and whatever the phone has. */
export function mapLinks(place: BlockOf<'location'>, language: Language): MapLink[] {
  const { name, address, latitude, longitude } = place
  const known = latitude !== null && longitude !== null
  const words = encodeURIComponent([name, address].filter(Boolean).join(' '))
  const title = encodeURIComponent(name)
  const amap = known
    ? `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${title}&callnative=1`
    : `https://uri.amap.com/search?keyword=${words}&callnative=1`
  const osm = known
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/search?query=${words}`
  const geo = known
    ? `geo:${latitude},${longitude}?q=${latitude},${longitude}(${title.replace(/[()]/g, '')})`
    : `geo:0,0?q=${words}`
  return [language === 'zh' ? { map: 'amap', href: amap } : { map: 'osm', href: osm }, { map: 'geo', href: geo }]
}
