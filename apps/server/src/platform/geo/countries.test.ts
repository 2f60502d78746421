import { expect, test } from 'vitest'
import { createCountries } from './countries.ts'

const countries = createCountries()

test.each([
  ['114.114.114.114', 'CN'],
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['2408:8756::1', 'CN'],
  ['127.0.0.1', '0'],
  ['192.168.0.7', '0'],
  ['fe80::1', '0'],
  ['not an address', '0'],
])('%s is in %s', async (ip, country) => {
  expect(await countries.countryOf(ip)).toBe(country)
})
