import fc from 'fast-check'
import { expect, it } from 'vitest'
import { batchNumber, halfOf, numberPart, placeOfHalf } from './batch-number.ts'

it.each([
  [0, 'A01'],
  [98, 'A99'],
  [99, 'B01'],
  [8 * 99, 'J01'],
  [24 * 99 - 1, 'Z99'],
  [24 * 99, 'AA01'],
  [(24 + 24 ** 2) * 99, 'AAA01'],
])('the place %i is %s', (place, half) => {
  expect(halfOf(place)).toBe(half)
  expect(placeOfHalf(half)).toBe(place)
})

it('is one to one, without letters that look like digits', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (place) => {
      const half = halfOf(place)
      expect(half).toMatch(/^[A-HJ-NP-Z]+\d\d$/)
      expect(placeOfHalf(half)).toBe(place)
    }),
  )
})

it('knows what is no half', () => {
  const none = ['', 'A', 'A00', 'I01', 'O01', 'a01', 'A1', '01', 'A001']
  expect(none.map(placeOfHalf)).toEqual(none.map(() => null))
  // Words with two digits behind are letters of a number as well; no place is so high.
  expect(['EXTNGSHR12', 'ZZZZZZZZ99', halfOf(2 ** 31)].map(placeOfHalf)).toEqual([null, null, null])
})

it('numbers a code by its template and its own place', () =>
  expect(batchNumber(11 * 99 + 15, 23 * 99 + 40)).toBe('M16-Z41'))

it('knows a number, in whatever case', () => {
  const whole = { says: 'whole', template: placeOfHalf('M16'), child: placeOfHalf('Z41') }
  expect([numberPart('M16-Z41'), numberPart('m16-z41')]).toEqual([whole, whole])
  expect(numberPart('m16')).toEqual({ says: 'half', place: whole.template })
  expect(numberPart('-Z41')).toEqual({ says: 'child', child: whole.child })
  for (const start of ['M16-', 'M16-Z', 'M16-Z4'])
    expect(numberPart(start)).toEqual({ says: 'start', template: whole.template, start })
  for (const text of ['M16-Z41-A01', 'Z4-M16', 'M16-消防', 'Ab3dEf7h', 'M1', '-', ''])
    expect(numberPart(text)).toBe(null)
})
