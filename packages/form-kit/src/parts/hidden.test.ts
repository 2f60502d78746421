import { expect, it } from 'vitest'
import { endsOnly } from './hidden.ts'

it.each([
  ['+8613800138000', 6, 4, '+86138••••8000'],
  ['110101199003074258', 4, 3, '1101•••••••••••258'],
  ['1234', 4, 3, '••••'],
  ['', 4, 3, ''],
])('of %s only the ends', (text, first, last, shown) => {
  expect(endsOnly(text, first, last)).toBe(shown)
})
