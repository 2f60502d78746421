import { expect, it } from 'vitest'
import { windowGaps } from './gaps.ts'

const window = (key: string) => ({ key, opensAt: new Date(`${key}T00:00:00Z`) })

it('names what was left out with its reason and what the plan slept through, and nothing that is to come', () => {
  const calendar = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-12-01'].map(window)
  const gaps = windowGaps(
    calendar,
    [{ key: '2026-01-01', opensAt: new Date('2026-01-01T00:00:00Z'), endsAt: new Date('2026-02-01T00:00:00Z') }],
    new Map([['2026-02-01', '停产']]),
    new Date('2026-06-01T00:00:00Z'),
  )
  expect(gaps).toEqual([
    { key: '2026-02-01', why: 'leftOut', reason: '停产' },
    { key: '2026-03-01', why: 'notRunning' },
  ])
})
