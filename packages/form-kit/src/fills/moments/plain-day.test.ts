import { expect, it } from 'vitest'
import { plainDay, plainDaySoFar } from './plain-day.ts'

it.each([
  ['2026-03-09', '2026-03-09'],
  ['2026/3/9', '2026-03-09'],
  ['2026.12.31', '2026-12-31'],
  ['2026年3月9日', '2026-03-09'],
  ['20260309', '2026-03-09'],
  ['２０２６－３－９', '2026-03-09'],
  ['2026-3', '2026-3'],
  ['next week', 'next week'],
  ['', ''],
])('reads %s as %s', (typed, day) => {
  expect(plainDay(typed)).toBe(day)
})

it('leaves a day alone that may go on', () => {
  expect(plainDaySoFar('2026-3-1')).toBe('2026-3-1')
  expect(plainDaySoFar('2026-3-15')).toBe('2026-03-15')
  expect(plainDaySoFar('2026031')).toBe('2026031')
  expect(plainDaySoFar('20260315')).toBe('2026-03-15')
})
