import { expect, it } from 'vitest'
import { areaOf } from './area.ts'

const shenzhen = { country: 'CN', region: 440300 }
const guangdong = { country: 'CN', region: 440000 }
const somewhereInChina = { country: 'CN', region: 0 }
const hongKong = { country: 'HK', region: 810000 }
const states = { country: 'US', region: 0 }
const nowhere = { country: '', region: 0 }

it.each([
  ['a country', ['CN'], shenzhen, 'inside'],
  ['a country of which nothing more is known', ['CN'], somewhereInChina, 'inside'],
  ['one of several countries', ['JP', 'US'], states, 'inside'],
  ['another country', ['JP', 'US'], shenzhen, 'outside'],
  ['a province, for each of its cities', ['440000'], shenzhen, 'inside'],
  ['a province', ['440000'], guangdong, 'inside'],
  ['a city', ['440300'], shenzhen, 'inside'],
  ['another city', ['440100'], shenzhen, 'outside'],
  ['another province', ['510000'], shenzhen, 'outside'],
  ['a city, where only its province is known', ['440300'], guangdong, 'unknown'],
  ['a city, where only another province is known', ['510100'], guangdong, 'outside'],
  ['a city, where only the country is known', ['440300'], somewhereInChina, 'unknown'],
  ['a city or another country', ['440300', 'US'], states, 'inside'],
  ['a city, abroad', ['440300'], states, 'outside'],
  ['Hong Kong by its country', ['HK'], hongKong, 'inside'],
  ['Hong Kong by its number', ['810000'], hongKong, 'inside'],
  [
    'Hong Kong by its number, of an address that tells the country alone',
    ['810000'],
    { ...hongKong, region: 0 },
    'inside',
  ],
  ['Taipei, where only the country is known', ['710100'], { country: 'TW', region: 0 }, 'unknown'],
  ['an address that tells nothing', ['CN', 'US'], nowhere, 'unknown'],
] as const)('%s', (_, areas, place, expected) => expect(areaOf(areas, place)).toBe(expected))
