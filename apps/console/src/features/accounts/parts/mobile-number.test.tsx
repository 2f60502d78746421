import { expect, it } from 'vitest'
import { pastedNumber } from './mobile-number.ts'

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
