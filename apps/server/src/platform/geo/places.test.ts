import { beforeAll, expect, it } from 'vitest'
import { createCountries } from './countries.ts'
import { createPlaces, type PlaceOf } from './places.ts'
import { openRegionFile } from './region-file.ts'
import { cities, nameOfRegion, provinceOf, provinces, regionNamed } from './regions.ts'

let placeOf: PlaceOf
beforeAll(async () => {
  placeOf = await createPlaces(createCountries())
})

it.each([
  ['58.60.1.1', 'CN', 440300],
  ['::ffff:58.60.1.1', 'CN', 440300],
  ['61.139.2.69', 'CN', 510100],
  ['202.96.209.133', 'CN', 310100],
  ['203.198.7.66', 'HK', 810000],
  ['168.95.1.1', 'TW', 710000],
  ['8.8.8.8', 'US', 0],
  ['2408:8756::1', 'CN', 0],
  ['192.168.1.4', '', 0],
  ['not an address', '', 0],
])('%s is used in %s, %i', (ip, country, region) => {
  expect(placeOf(ip)).toEqual({ country, region })
  expect(placeOf(ip)).toEqual({ country, region }) // as remembered
})

it.each([
  ['新疆', '乌鲁木齐市', 650100],
  ['湖北省', '恩施州', 422800],
  ['内蒙古', '兴安盟', 152200],
  ['吉林省', '吉林市', 220200],
  ['湖北省', '', 420000],
  ['0', '0', 0],
  ['', '', 0],
])('%s %s has the code %i', (province, city, code) => expect(regionNamed(province, city)).toBe(code))

it('knows the province of a city', () => {
  expect(provinceOf(440300)).toBe(440000)
  expect(provinceOf(440000)).toBe(440000)
})

it('reads no file of another kind', () => {
  expect(() => openRegionFile(Buffer.alloc(1_000_000))).toThrow('ip2region')
})

it('calls every province and city by a name of either language', () => {
  expect(nameOfRegion(440300, 'zh')).toBe('深圳市')
  expect(nameOfRegion(440300, 'en')).toBe('Shenzhen')
  expect(nameOfRegion(150000, 'en')).toBe('Inner Mongolia')
  expect(nameOfRegion(999900, 'en')).toBe('')
  // Only the municipalities are called like the city that they are.
  const same = [...cities.keys()].filter((code) => nameOfRegion(code, 'en') === nameOfRegion(provinceOf(code), 'en'))
  expect(same).toEqual([110100, 120100, 310100])
  for (const code of [...provinces.keys(), ...cities.keys()]) {
    expect(nameOfRegion(code, 'en')).toMatch(/^\p{Lu}[\p{Script=Latin}' ]+$/u)
  }
})
