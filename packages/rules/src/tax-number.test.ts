import { expect, it } from 'vitest'
import { isTaxNumber } from './tax-number.ts'

it.each([
  ['9144030071526726XG', true],
  ['91330100799655058B', true],
  ['91330100799655058C', false],
  ['110105194912310', true],
  ['12345', false],
  ['', false],
])('knows whether %j is a tax number', (text, isRight) => {
  expect(isTaxNumber(text)).toBe(isRight)
})
