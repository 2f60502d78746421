import { expect, it } from 'vitest'
import { outlookOf, type Room, stateOf } from './outlook.ts'

const now = new Date('2026-11-20T02:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const room = (more: Partial<Room> = {}): Room => ({ most: 200, used: 0, until: null, paused: false, ...more })

it('knows what a picture can still do', () => {
  expect(stateOf(room(), now)).toBe('open')
  expect(stateOf(room({ used: 200 }), now)).toBe('full')
  expect(stateOf(room({ until: now }), now)).toBe('ended')
  expect(stateOf(room({ paused: true }), now)).toBe('paused')
})

const lately = (places: number, days = 2) => ({ places, since: inDays(-days) })

it('says when the last place is taken, as fast as lately', () => {
  const { left, dryAt, warning } = outlookOf([room({ used: 100 }), room({ most: 50 })], lately(50), now)
  expect(left).toBe(150)
  expect(dryAt).toEqual(inDays(6))
  expect(warning).toBeNull()
  expect(outlookOf([room({ used: 100 })], lately(400), now).warning).toBe('dry')
})

it('judges a code of this morning by this morning, and the first visitor by some hours', () => {
  expect(outlookOf([room()], lately(50, 0.25), now).dryAt).toEqual(inDays(1))
  expect(outlookOf([room({ most: 9, used: 1 })], lately(1, 0), now).dryAt).toEqual(inDays(1))
})

it('takes the room of a picture along with its end', () => {
  const rooms = [room({ most: 100, until: inDays(1) }), room({ most: 50 })]
  expect(outlookOf(rooms, lately(100), now).dryAt).toEqual(inDays(2))
})

it.each([
  [[], 'empty'],
  [[room({ used: 200 })], 'full'],
  [[room({ until: inDays(1) })], 'days'],
  [[room({ until: inDays(1) }), room({ until: inDays(5) })], null],
  [[room({ used: 161 })], 'places'],
  [[room({ used: 199 }), room({ most: null })], null],
] as const)('warns of %j: %s', (rooms, expected) => {
  expect(outlookOf([...rooms], lately(0), now).warning).toBe(expected)
})
