import { expect, it } from 'vitest'
import { newCouponCode, newCouponCodes, readCouponCode } from './coupon-code.ts'

it('makes codes without what is mistaken for something else', () => {
  for (const code of newCouponCodes(500)) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
})

it('forgives O for 0, I and L for 1, blanks, dashes and small letters', () => {
  const code = [...Array(2_000)].map(newCouponCode).find((one) => one.includes('0') && one.includes('1')) ?? ''
  const typed = `${code.slice(0, 4)}-${code.slice(4)} `.replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase()
  expect(readCouponCode(typed)).toContain(code)
})

it('sees one wrong character', () => {
  const code = newCouponCode()
  const wrong = (code.startsWith('7') ? '8' : '7') + code.slice(1)
  expect(readCouponCode(wrong)).toEqual([wrong])
  expect(readCouponCode(code)).toEqual([code])
})

it('reads the address that is printed', () => {
  const code = newCouponCode()
  expect(readCouponCode(`https://matai.example/c/${'A'.repeat(16)}/${code}?x=1`)).toEqual([code])
  expect(readCouponCode(`https://matai.example/c/${'A'.repeat(16)}/%E0%A4%A`)).toHaveLength(1)
})
