import { shortIdAlphabet } from '@matai/contract'
import { expect, it } from 'vitest'
import { randomShortId } from './ids.ts'

it('makes short ids of 8 letters that nobody confuses, drawn evenly', () => {
  const ids = Array.from({ length: 20_000 }, randomShortId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[2-9A-HJ-NP-Za-km-z]{8}$/.test(id))).toBe(true)
  const counts = new Map<string, number>()
  for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(shortIdAlphabet.length)
  const expected = (ids.length * 8) / shortIdAlphabet.length
  // Five standard deviations: once in a million runs for one letter.
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected))
})
