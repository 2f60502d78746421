import { expect, it } from 'vitest'
import { mapLinks } from './map-links.ts'

const place = { id: 'p', type: 'location' as const, name: '机房 (东)', address: '海滨路 1 号' }

it('marks the spot when it is known', () => {
  const known = { ...place, latitude: 22.5, longitude: 114.1 }
  expect(mapLinks(known, 'zh')[0]?.href).toMatch(/^https:\/\/uri\.amap\.com\/marker\?position=114\.1,22\.5&name=%E6/)
  expect(mapLinks(known, 'en').map(({ map }) => map)).toEqual(['osm', 'geo'])
  expect(mapLinks(known, 'zh')[1]?.href).toMatch(/^geo:22\.5,114\.1\?q=22\.5,114\.1\([^()]*\)$/)
})

it('searches for the words when it is not, and lets none of them break out', () => {
  const odd = { ...place, address: 'x&callnative=0#"<', latitude: null, longitude: null }
  for (const { href } of [...mapLinks(odd, 'zh'), ...mapLinks(odd, 'en')]) {
    expect(href).toMatch(/^(https:\/\/|geo:0,0\?)/)
    expect(href).not.toMatch(/[#"<]|callnative=0/)
  }
})
