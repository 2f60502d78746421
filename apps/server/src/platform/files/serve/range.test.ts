import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRange } from './range.ts'

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=1000-', null],
  ['bytes=-0', null],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('%s', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})

it('never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1 }), (from, to, size) => {
      const range = readRange(`bytes=${from}-${to}`, size)
      if (range) expect(range.start <= range.end && range.end < size).toBe(true)
    }),
  )
})
