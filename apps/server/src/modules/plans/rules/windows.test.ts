import type { PlanCycle } from '@matai/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begins, cycles, dayAfter, days, holidayRules, opensOn, zones } from '../plans.fixture.ts'
import { daysOffWith } from './calendar.ts'
import { timesFault } from './draft.ts'
import { taskState } from './task-state.ts'
import { type Timetable, windowsFrom } from './windows.ts'

const table = (more: Partial<Timetable> = {}): Timetable => ({
  cycle: { every: 'day', days: 1 },
  opensAt: '08:00',
  warnsAt: '16:00',
  closesAt: '18:00',
  startsOn: '2026-01-01',
  endsOn: null,
  holidays: 'same',
  zone: 'Asia/Shanghai',
  isOff: daysOffWith(new Map()),
  moved: new Map(),
  ...more,
})
const keys = (more: Partial<Timetable>, from: string, count = 4) =>
  windowsFrom(table(more), from, count).map(({ key }) => key)

describe('windows', () => {
  it('come each so many days from the first on', () => {
    expect(keys({ cycle: { every: 'day', days: 3 } }, '2026-01-02')).toEqual([
      '2026-01-04',
      '2026-01-07',
      '2026-01-10',
      '2026-01-13',
    ])
  })

  it('of the end of a month fall on its last day', () => {
    expect(keys({ cycle: { every: 'month', from: 31, until: 31 } }, '2026-01-15')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ])
  })

  it('of a week take several days, and end when the next one opens', () => {
    const [first] = windowsFrom(table({ cycle: { every: 'week', from: 1, until: 3 } }), '2026-01-01', 1)
    expect(first).toEqual({
      key: '2026-01-05',
      opensAt: new Date('2026-01-05T00:00:00Z'),
      warnsAt: new Date('2026-01-07T08:00:00Z'),
      closesAt: new Date('2026-01-07T10:00:00Z'),
      endsAt: new Date('2026-01-12T00:00:00Z'),
    })
  })

  it('know the first Monday and the last Friday', () => {
    const monday: PlanCycle = { every: 'monthWeekday', place: 1, weekday: 1 }
    expect(keys({ cycle: monday }, '2026-01-01', 2)).toEqual(['2026-01-05', '2026-02-02'])
    const friday: PlanCycle = { every: 'monthWeekday', place: 5, weekday: 5 }
    expect(keys({ cycle: friday }, '2026-01-01', 2)).toEqual(['2026-01-30', '2026-02-27'])
  })

  it('skip holidays, or wait for the next day of work; a worked Saturday is one', () => {
    const daily = { cycle: { every: 'day', days: 1 } as PlanCycle }
    expect(keys({ ...daily, holidays: 'skip' }, '2026-02-12')).toEqual([
      '2026-02-12',
      '2026-02-13',
      '2026-02-14',
      '2026-02-24',
    ])
    const [first] = windowsFrom(
      table({ cycle: { every: 'month', from: 1, until: 1 }, holidays: 'next' }),
      '2026-10-01',
      1,
    )
    expect(first?.opensAt.toISOString()).toBe('2026-10-08T00:00:00.000Z')
    const isOff = daysOffWith(new Map([['2026-02-14', true]]))
    expect(keys({ ...daily, holidays: 'skip', isOff }, '2026-02-13', 2)).toEqual(['2026-02-13', '2026-02-24'])
  })

  it('are left out and moved by hand', () => {
    const moved = new Map([
      ['2026-03-02', null],
      ['2026-03-03', '2026-03-06'],
    ])
    const days = windowsFrom(table({ moved }), '2026-03-01', 3)
    expect(days.map(({ key }) => key)).toEqual(['2026-03-01', '2026-03-03', '2026-03-07'])
    expect(days[1]?.opensAt.toISOString()).toBe('2026-03-06T00:00:00.000Z')
  })

  it('keep the clock over a change of it', () => {
    const zone = 'America/New_York'
    const days = windowsFrom(table({ zone }), '2026-03-07', 3).map(({ opensAt }) => opensAt.toISOString())
    expect(days).toEqual(['2026-03-07T13:00:00.000Z', '2026-03-08T12:00:00.000Z', '2026-03-09T12:00:00.000Z'])
  })

  const corrected = fc.array(fc.tuple(days, fc.boolean()), { maxLength: 60 })
  const leftOut = fc.array(days, { maxLength: 60 })
  const plans = fc.tuple(cycles, days, zones, holidayRules, corrected, leftOut)

  it('equal a plain model that asks each day, whatever the cycle, zone, holidays and what was left out', () => {
    fc.assert(
      fc.property(plans, ([cycle, startsOn, zone, holidays, own, gone]) => {
        const isOff = daysOffWith(new Map(own))
        const moved = new Map(gone.map((day) => [day, null]))
        const found = windowsFrom(table({ cycle, startsOn, zone, holidays, isOff, moved }), startsOn, 6)
        const expected: string[] = []
        let before = ''
        for (let at = 0; at < 2_400 && expected.length < 6; at += 1) {
          const day = dayAfter(startsOn, at)
          if (!begins(cycle, startsOn, day)) continue
          const opens = opensOn(day, { holidays, isOff, moved })
          if (opens === null || opens <= before) continue
          before = opens
          expected.push(day)
        }
        // Saturdays that are skipped when nobody works leave next to nothing.
        const horizon = dayAfter(startsOn, 2_400)
        expect(found.map(({ key }) => key).filter((key) => key < horizon)).toEqual(expected)
        for (const [at, window] of found.entries()) {
          const { opensAt, warnsAt, closesAt, endsAt } = window
          expect(opensAt <= warnsAt && warnsAt <= closesAt && closesAt <= endsAt && opensAt < endsAt).toBe(true)
          const next = found[at + 1]
          if (next) expect(next.opensAt).toEqual(endsAt)
          const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' }).format(opensAt)
          expect(clock).toBe('08:00')
        }
      }),
      { numRuns: 150 },
    )
  })

  it('are the same from whichever day one asks', () => {
    fc.assert(
      fc.property(cycles, days, fc.integer({ min: 1, max: 4 }), (cycle, startsOn, skipped) => {
        const all = windowsFrom(table({ cycle, startsOn }), startsOn, 6)
        const later = all[skipped]
        if (!later) return
        expect(windowsFrom(table({ cycle, startsOn }), later.key, 2)[0]).toEqual(later)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a task', () => {
  const window = {
    warnsAt: new Date('2026-01-01T10:00:00Z'),
    closesAt: new Date('2026-01-01T12:00:00Z'),
    endsAt: new Date('2026-01-02T00:00:00Z'),
  }
  const open = { doneAt: null, exempt: false }
  it.each([
    ['2026-01-01T09:59:59Z', 'pending'],
    ['2026-01-01T10:00:00Z', 'expiring'],
    ['2026-01-01T12:00:00Z', 'expired'],
    ['2026-01-02T00:00:00Z', 'missed'],
  ])('that nobody filled in is at %s %s', (now, state) => {
    expect(taskState(open, window, new Date(now))).toBe(state)
    expect(taskState({ ...open, exempt: true }, window, new Date(now))).toBe('exempt')
  })
  it('stays what it was filled in as', () => {
    const much = new Date('2030-01-01T00:00:00Z')
    expect(taskState({ doneAt: new Date('2026-01-01T11:59:59Z'), exempt: false }, window, much)).toBe('onTime')
    expect(taskState({ doneAt: new Date('2026-01-01T12:00:00Z'), exempt: true }, window, much)).toBe('late')
  })
})

describe('times that contradict themselves', () => {
  const times = {
    cycle: { every: 'day', days: 1 } as PlanCycle,
    opensAt: '08:00',
    warnsAt: '16:00',
    closesAt: '18:00',
    startsOn: '2026-01-01',
    endsOn: null,
  }
  it.each([
    [{}, undefined],
    [{ endsOn: '2025-12-31' }, 'plans.endBeforeStart'],
    [{ cycle: { every: 'week', from: 3, until: 1 } }, 'plans.weekBackwards'],
    [{ cycle: { every: 'month', from: 9, until: 8 } }, 'plans.monthBackwards'],
    [{ closesAt: '08:00' }, 'plans.closesBeforeOpens'],
    [{ warnsAt: '18:00' }, 'plans.warnsAfterClose'],
    [{ warnsAt: '07:00' }, 'plans.warnsBeforeOpen'],
    [{ cycle: { every: 'week', from: 1, until: 3 }, warnsAt: '07:00', closesAt: '08:00' }, undefined],
  ])('%o are told', (more, phrase) => {
    expect(timesFault({ ...times, ...(more as object) })?.phrase).toBe(phrase)
  })
})
