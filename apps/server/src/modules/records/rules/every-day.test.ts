import { expect, it } from 'vitest'
import { everyDay } from './every-day.ts'

it('names also the days on which nothing came, as the zone has them', () => {
  // 2026-03-28 is the day on which Berlin loses an hour at night.
  const span = {
    from: new Date('2026-03-27T23:30:00Z'),
    until: new Date('2026-03-30T21:59:00Z'),
    zone: 'Europe/Berlin',
  }
  expect(everyDay([{ date: '2026-03-29', count: 4 }], span)).toEqual([
    { date: '2026-03-28', count: 0 },
    { date: '2026-03-29', count: 4 },
    { date: '2026-03-30', count: 0 },
  ])
  const evening = { from: new Date('2026-01-01T15:00:00Z'), until: new Date('2026-01-01T16:30:00Z') }
  expect(everyDay([], { ...evening, zone: 'Asia/Shanghai' })).toHaveLength(2)
  expect(everyDay([], { ...evening, zone: 'UTC' })).toHaveLength(1)
})
