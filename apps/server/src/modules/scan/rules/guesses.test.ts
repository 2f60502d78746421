import { expect, it } from 'vitest'
import { createGuesses, guessesAMinute } from './guesses.ts'

it('stops an address that asks for too many unknown codes, for a minute', () => {
  const guesses = createGuesses()
  for (let miss = 0; miss < guessesAMinute; miss += 1) {
    expect(guesses.isGuessing('203.0.113.9', 1_000)).toBe(false)
    guesses.missed('203.0.113.9', 1_000)
  }
  expect(guesses.isGuessing('203.0.113.9', 60_999)).toBe(true)
  expect(guesses.isGuessing('203.0.113.10', 1_000)).toBe(false)
  expect(guesses.isGuessing('203.0.113.9', 61_000)).toBe(false)
})

it('takes an IPv6 network for one visitor, however its addresses are written', () => {
  const guesses = createGuesses()
  for (let miss = 0; miss < guessesAMinute; miss += 1) guesses.missed(`2001:db8::${miss + 1}:b:c:d`, 1_000)
  expect(guesses.isGuessing('2001:db8::1', 1_000)).toBe(true)
  expect(guesses.isGuessing('2001:db8:0:1::1', 1_000)).toBe(false)
})
