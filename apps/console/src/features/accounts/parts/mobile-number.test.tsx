import { expect, it } from 'vitest'
import { countryOfBrowser, pastedNumber } from './mobile-number.ts'

it.each([
  ['138 0013 8000', 'CN', 'CN', '13800138000'],
  ['+86 138 0013 8000', 'CN', 'CN', '13800138000'],
  ['+86 138 0013 8000', 'US', 'CN', '13800138000'],
  ['0086-138-0013-8000', 'US', 'CN', '13800138000'],
  ['+1 604 555 0199', 'CA', 'CA', '6045550199'],
  ['+1 604 555 0199', 'CN', 'US', '6045550199'],
  ['+8', 'US', 'US', '8'],
  ['0171 2345678', 'DE', 'DE', '01712345678'],
])('takes %s, with %s chosen, for one of %s', (typed, chosen, country, national) => {
  expect(pastedNumber(typed, chosen)).toEqual({ country, national })
})

it.each([
  [['zh-CN', 'en'], 'UTC', 'CN'],
  [['zh'], 'America/New_York', 'CN'],
  [['zh-TW'], 'UTC', 'TW'],
  [['en-US', 'zh-CN'], 'Asia/Shanghai', 'CN'],
  [['de'], 'UTC', 'DE'],
  [['en-GB'], 'UTC', 'GB'],
  [['en'], 'UTC', undefined],
])('a browser that speaks %j in %s stands in %s', (languages, zone, country) => {
  expect(countryOfBrowser({ languages, zone })).toBe(country)
})
