import { expect, it } from 'vitest'
import { completeColour } from './complete-colour.ts'

it.each([
  ['#0b7a5b', '#0B7A5B'],
  [' 0B7A5B ', '#0B7A5B'],
  ['#abc', '#AABBCC'],
  ['#ab', null],
  ['green', null],
  ['', null],
])('reads %j as %j', (typed, colour) => {
  expect(completeColour(typed)).toBe(colour)
})
