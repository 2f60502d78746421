import { expect, it } from 'vitest'
import { windowGaps } from './gaps.ts'

const window = (key: string) => ({ key, opensAt: new Date(`${key}T00:00:00Z`) })
const now = new Date('2026-06-01T00:00:00Z')

it('names what was left out with its reason and what the plan slept through, and nothing that is to come', () => {
  const calendar = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-12-01'].map(window)
  const gaps = windowGaps(
    calendar,
    [{ key: '2026-01-01', opensAt: new Date('2026-01-01T00:00:00Z'), endsAt: new Date('2026-02-01T00:00:00Z') }],
    new Map([['2026-02-01', { to: null, reason: '停产' }]]),
    now,
  )
  expect(gaps).toEqual([
    { key: '2026-02-01', why: 'leftOut', reason: '停产' },
    { key: '2026-03-01', why: 'notRunning' },
  ])
})

it('says of windows that one was moved past which one that was, and why', () => {
  const calendar = ['2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06', '2026-01-07'].map(window)
  const opened = (key: string, day: string, end: string) => ({
    ...{ key, opensAt: new Date(`${day}T00:00:00Z`), endsAt: new Date(`${end}T00:00:00Z`) },
  })
  const windows = [opened('2026-01-03', '2026-01-06', '2026-01-07'), opened('2026-01-07', '2026-01-07', '2026-01-08')]
  const gaps = windowGaps(calendar, windows, new Map([['2026-01-03', { to: '2026-01-06', reason: '培训' }]]), now)
  expect(gaps).toEqual(
    ['2026-01-04', '2026-01-05', '2026-01-06'].map((key) => ({
      ...{ key, why: 'takenIn', by: '2026-01-03', reason: '培训' },
    })),
  )
})
