import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import type { AddressFinder } from './address-finder.ts'
import { createAddressFinder } from './create-address-finder.ts'
import { toGcj02 } from './gcj02.ts'
import { type MapStandIn, startMapStandIn } from './maps.stand-in.ts'

const place = { longitude: 116.403988, latitude: 39.914266 }
let standIn: MapStandIn
beforeAll(async () => {
  standIn = await startMapStandIn()
})
afterAll(() => standIn.close())

function finder(provider: string, key = standIn.key): AddressFinder {
  const url = provider === 'nominatim' ? `${standIn.url}/map` : standIn.url
  const made = createAddressFinder(readSettings({ MAP_PROVIDER: provider, MAP_KEY: key, MAP_URL: url }))
  if (!made) throw new Error('no provider')
  return made
}

it('shifts degrees in China as its maps do, and nowhere else', () => {
  const { longitude, latitude } = toGcj02(place)
  expect(longitude).toBeCloseTo(116.410232, 5)
  expect(latitude).toBeCloseTo(39.91567, 5)
  const berlin = { longitude: 13.4, latitude: 52.5 }
  expect(toGcj02(berlin)).toEqual(berlin)
})

describe.each([
  ['tencent', '北京市东城区东长安街', '110101', 116.410232],
  ['amap', '北京市东城区天安门', '110101', 116.410232],
  ['tianditu', '北京市东城区东长安街', null, 116.403988],
])('%s', (provider, address, areaCode, longitude) => {
  it('says what a place is called', async () => {
    expect(await finder(provider).find(place, 'zh')).toEqual({ address, areaCode })
    expect(standIn.asked().longitude).toBeCloseTo(longitude, 5)
  })

  it('refuses a wrong key', async () => {
    await expect(finder(provider, 'wrong').find(place, 'zh')).rejects.toThrow(/refused/)
  })
})

it('nominatim speaks the reader’s language, and knows no name of the open sea', async () => {
  const nominatim = finder('nominatim')
  expect(await nominatim.find(place, 'zh')).toEqual({ address: '东城区, 北京市', areaCode: null })
  expect((await nominatim.find({ longitude: 0, latitude: 89 }, 'en')).address).toBe('')
})

it('is nobody where nobody was asked to, and needs what the provider needs', () => {
  expect(createAddressFinder(readSettings({}))).toBeUndefined()
  expect(() => readSettings({ MAP_PROVIDER: 'amap' })).toThrow('MAP_KEY')
  expect(() => readSettings({ MAP_PROVIDER: 'nominatim' })).toThrow('MAP_URL')
})
