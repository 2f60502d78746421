import { describe, expect, it } from 'vitest'
import { addDays, dayAfter, dayOf, goingOn, goneBefore, retentionStep, withDisposed } from './retention.ts'

const zone = 'Asia/Shanghai'

it('a record is kept for whole days in the zone of the account', () => {
  expect(dayOf(new Date('2026-03-01T16:00:00Z'), zone)).toBe('2026-03-02')
  expect(dayAfter('2026-02-28')).toBe('2026-03-01')
  expect(goneBefore('2026-03-02', 1, zone).toISOString()).toBe('2026-02-28T16:00:00.000Z')
  expect(goneBefore('2026-03-02', 90, zone).toISOString()).toBe('2025-12-01T16:00:00.000Z')
})

describe('nothing goes before it was announced', () => {
  const today = '2026-03-02'
  it.each([
    ['nothing is set', { days: null, announced: null }, { dispose: null, announce: null }],
    ['it was set just now', { days: 30, announced: null }, { dispose: null, announce: '2026-03-03' }],
    ['tomorrow was announced', { days: 30, announced: '2026-03-03' }, { dispose: null, announce: null }],
    ['today was announced', { days: 30, announced: today }, { dispose: today, announce: '2026-03-03' }],
    [
      'the server was away for days',
      { days: 30, announced: '2026-02-25' },
      { dispose: '2026-02-25', announce: '2026-03-03' },
    ],
  ])('%s', (_, kept, step) => expect(retentionStep(kept, today)).toEqual(step))
})

it('days add up', () => {
  expect(withDisposed([{ date: 'a', count: 1 }], [{ a: 2 }, { b: 3 }])).toEqual([
    { date: 'a', count: 3 },
    { date: 'b', count: 3 },
  ])
  expect(addDays({ a: 1, b: 2 }, { b: 3, c: 4 })).toEqual({ a: 1, b: 5, c: 4 })
})

describe('what goes on a day', () => {
  const at = (moment: string) => new Date(moment)
  const [today, yesterday] = [at('2026-03-01T16:00:00Z'), at('2026-02-28T16:00:00Z')]
  it.each([
    ['after days', { days: 90, afterPush: false }, { moment: at('2025-12-01T16:00:00Z'), taken: null }],
    ['after days, once it was taken', { days: 1, afterPush: true }, { moment: yesterday, taken: today }],
    ['a whole day after it was taken', { days: 0, afterPush: true }, { moment: yesterday, taken: yesterday }],
  ])('%s', (_, kept, going) => expect(goingOn('2026-03-02', kept, zone)).toEqual(going))
})
