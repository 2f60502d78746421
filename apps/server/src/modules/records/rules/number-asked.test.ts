import { expect, it } from 'vitest'
import { numberAsked } from './number-asked.ts'

it.each([
  ['12', { number: 12, period: undefined }],
  [' №0012 ', { number: 12, period: undefined }],
  ['2026-12', { number: 12, period: '2026' }],
  ['2026-11-12', { number: 12, period: '2026-11' }],
  ['2026-11-23-12', { number: 12, period: '2026-11-23' }],
  ['2026-W48-3', { number: 3, period: '2026-W48' }],
  ['', undefined],
  ['BX-12', undefined],
  ['1234567890', undefined],
])('%s', (text, asked) => {
  expect(numberAsked(text)).toEqual(asked)
})
