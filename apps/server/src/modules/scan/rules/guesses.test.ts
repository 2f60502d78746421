import { expect, it } from 'vitest'
import { createGuesses, guessesAMinute, networkOf } from './guesses.ts'

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

it('takes an IPv6 network for one visitor, and an IPv4 address written as IPv6 for itself', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb::9'))
  expect(networkOf('::ffff:203.0.113.9')).not.toBe(networkOf('::ffff:203.0.113.10'))
})
