import fc from 'fast-check'
import { expect, it } from 'vitest'
import { begins, cycles, dayAfter, days, dayShown, holidayRules, momentOf, opensOn, zones } from '../plans.fixture.ts'
import { daysOffWith } from './calendar.ts'
import { comingWindows } from './coming.ts'
import { dayIn, type Timetable, type Window } from './windows.ts'

/** Clock times of which some are left out, or come twice, on days on which the clock changes. */
const times = fc.constantFrom('00:00', '00:30', '01:30', '02:00', '02:15', '02:30', '03:00', '08:00', '23:59')
const hour = 3_600_000

/** How long a turn is, by its days alone. */
function daysOf({ cycle }: Timetable, key: string): number {
  if (cycle.every === 'week') return cycle.until - cycle.from
  if (cycle.every !== 'month') return 0
  const date = new Date(`${key}T00:00:00Z`)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return Math.min(cycle.until, last) - Math.min(cycle.from, last)
}

/** What would open from a day on by the calendar alone, day by day. */
function* openings(table: Timetable, from: string): Generator<{ key: string; opens: string }> {
  let before = ''
  for (let at = 0; at < 2_000; at += 1) {
    const key = dayAfter(from, at)
    if (key < table.startsOn || !begins(table.cycle, table.startsOn, key)) continue
    if (table.endsOn !== null && key > table.endsOn) return
    const opens = opensOn(key, table)
    if (opens === null || opens <= before) continue
    before = opens
    yield { key, opens }
  }
}

/** The windows of a plan that somebody looks at, pauses and runs again at some moments. */
function model(table: Timetable, deeds: readonly { at: number; do: Deed }[]) {
  const opened: { key: string; opens: string; opensAt: number }[] = []
  let since: string | undefined
  for (const { at, do: deed } of deeds) {
    if (deed === 'pause') since = undefined
    if (deed === 'run') since ??= dayShown(table.zone, at)
    if (since === undefined) continue
    const last = opened.at(-1)
    const from = [since, last ? dayAfter(last.key, 1) : ''].sort().at(-1) ?? since
    for (const { key, opens } of openings(table, from)) {
      const opensAt = momentOf(opens, table.opensAt, table.zone)
      if (opensAt > at) break
      if (!last || opensAt > last.opensAt) opened.push({ key, opens, opensAt })
    }
  }
  return opened
}

type Deed = 'look' | 'pause' | 'run'

/** The same by the rules, as whoever opens windows asks them. */
function byRules(table: Timetable, deeds: readonly { at: number; do: Deed }[]): Window[] {
  const opened: Window[] = []
  let activeFrom: string | null = null
  for (const { at, do: deed } of deeds) {
    const now = new Date(at)
    if (deed === 'pause') activeFrom = null
    if (deed === 'run') activeFrom ??= dayIn(table.zone, now)
    if (activeFrom === null) continue
    const coming = comingWindows(table, { last: opened.at(-1), activeFrom, now }, 40)
    opened.push(...coming.filter(({ opensAt }) => opensAt <= now))
  }
  return opened
}

const table = fc
  .record({
    ...{ cycle: cycles, startsOn: days, zone: zones, holidays: holidayRules },
    ...{ opensAt: times, warnsAt: times, closesAt: times },
    runsFor: fc.option(fc.integer({ min: 0, max: 300 }), { nil: null }),
    own: fc.array(fc.tuple(days, fc.boolean()), { maxLength: 40 }),
    moves: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 120 }), fc.option(fc.integer({ min: 0, max: 9 }), { nil: null })),
      {
        maxLength: 12,
      },
    ),
  })
  .map(
    ({ runsFor, own, moves, ...plan }): Timetable => ({
      ...plan,
      endsOn: runsFor === null ? null : dayAfter(plan.startsOn, runsFor),
      isOff: daysOffWith(new Map(own)),
      moved: new Map(
        moves.map(([at, later]) => {
          const key = dayAfter(plan.startsOn, at)
          return [key, later === null ? null : dayAfter(key, later)]
        }),
      ),
    }),
  )
const deeds = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 20 * 24 * 4 }).map((quarters) => quarters * (hour / 4)),
    do: fc.constantFrom<Deed>('look', 'look', 'look', 'pause', 'run'),
  }),
  { minLength: 3, maxLength: 30 },
)

it('windows that open while a plan is paused, run again, moved and looked at now and then equal a plain model', () => {
  fc.assert(
    fc.property(table, deeds, fc.integer({ min: -5, max: 5 }), (plan, waits, early) => {
      let at = Date.parse(`${dayAfter(plan.startsOn, early)}T05:00:00Z`)
      const moments = [{ at, do: 'run' as Deed }, ...waits.map((one) => ({ at: (at += one.after), do: one.do }))]
      const expected = model(plan, moments)
      const found = byRules(plan, moments)
      expect(found.map(({ key, opensAt }) => [key, opensAt.getTime()])).toEqual(
        expected.map(({ key, opensAt }) => [key, opensAt]),
      )
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
      for (const [place, { key, opens }] of expected.entries()) {
        const { opensAt, warnsAt, closesAt, endsAt } = found[place] as Window
        const last = dayAfter(opens, daysOf(plan, key))
        const within = (moment: number, from: Date, until: Date) =>
          Math.min(Math.max(moment, from.getTime()), until.getTime())
        expect(closesAt.getTime()).toBe(within(momentOf(last, plan.closesAt, plan.zone), opensAt, endsAt))
        expect(warnsAt.getTime()).toBe(within(momentOf(last, plan.warnsAt, plan.zone), opensAt, closesAt))
        expect(opensAt < endsAt).toBe(true)
      }
    }),
    { numRuns: Number(process.env.PLAN_RUNS ?? 200) },
  )
})
