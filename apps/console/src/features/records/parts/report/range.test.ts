import { expect, it } from 'vitest'
import { daysBefore } from './range.ts'

it('compares with as many days right before', () => {
  expect(daysBefore({ from: '2026-03-01', until: '2026-03-07' })).toEqual({ from: '2026-02-22', until: '2026-02-28' })
  expect(daysBefore({ from: '2026-03-01', until: '2026-03-01' })).toEqual({ from: '2026-02-28', until: '2026-02-28' })
})

it.each([
  { from: '', until: '2026-03-01' },
  { from: '2026-03-01', until: '' },
  { from: '2026-03-02', until: '2026-03-01' },
])('compares with nothing where the days have no end (%o)', (days) => expect(daysBefore(days)).toBeUndefined())
