import { expect, it } from 'vitest'
import { newRedeemCode, readRedeemCode } from './redeem-code.ts'

it('reads a code however it is typed, and none with a wrong character', () => {
  for (let turn = 0; turn < 50; turn += 1) {
    const code = newRedeemCode()
    expect(readRedeemCode(` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `)).toBe(code)
    for (const at of [0, 4, 9]) {
      const other = code.charAt(at) === 'A' ? 'B' : 'A'
      expect(readRedeemCode(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined()
    }
  }
})

it.each(['', 'ABCDE', 'O000000000', '券券券券券券券券券券'])('knows %j as none', (typed) => {
  expect(readRedeemCode(typed)).toBeUndefined()
})
