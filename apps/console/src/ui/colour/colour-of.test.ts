import { expect, it } from 'vitest'
import { colourOf } from './colour-of.ts'

const ours = new Map([
  ['青玉', '#0B6B50'],
  ['jade', '#0B6B50'],
])
const cssColour = (name: string) => (name === 'rebeccapurple' ? '#663399' : null)

it.each([
  ['#0b7a5b', '#0B7A5B'],
  [' 0B7A5B ', '#0B7A5B'],
  ['#abc', '#AABBCC'],
  ['#ab', null],
  ['青玉', '#0B6B50'],
  ['Jade', '#0B6B50'],
  ['墨绿', '#057748'],
  ['墨绿色', '#057748'],
  ['红', '#FF0000'],
  ['红色', '#FF0000'],
  ['Rebecca Purple', '#663399'],
  ['墨', null],
  ['色', null],
  ['transparent', null],
  ['', null],
])('reads %j as %j', (typed, colour) => {
  expect(colourOf(typed, { ours, cssColour })).toBe(colour)
})
