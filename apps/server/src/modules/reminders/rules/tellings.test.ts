import type { FormCondition, ReminderChannel, ReminderOn } from '@matai/contract'
import { reminderChannels, reminderMoments } from '@matai/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Happening } from './happening.ts'
import type { Person } from './outcome.ts'
import { type Rule, tellingsOf } from './tellings.ts'

const few = fc.integer({ min: 1, max: 3 })
const state = fc.constantFrom('none', 'asked', 'confirmed', 'stopped')
const hour = fc.integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, '0')}:00`)

const person = fc.record({
  userId: fc.option(few, { nil: null }),
  off: fc.boolean(),
  quiet: fc.option(fc.record({ from: hour, until: hour }), { nil: null }),
  mail: state,
  sms: state,
  groups: fc.subarray([1, 2]),
  mobile: fc.constantFrom('', '8613800000001'),
  wechat: state,
})
/** Receivers with ids from 1, nobody twice, and administrators who are no receivers. */
const people = fc.array(person, { maxLength: 4 }).map((drawn): Person[] => {
  const seen = new Set<number>()
  return drawn.map((one, at) => {
    const userId = one.userId !== null && !seen.has(one.userId) ? one.userId : null
    if (userId !== null) seen.add(userId)
    const byPhone = userId !== null ? undefined : [undefined, `c${at + 1}`, `f${at}`][at % 3]
    const isListed = byPhone === undefined && (userId === null || at % 2 === 0)
    return {
      ...one,
      userId,
      receiverId: isListed ? at + 1 : null,
      groups: byPhone?.startsWith('c') ? one.groups : [],
      who: userId ? `u${userId}` : (byPhone ?? `r${at + 1}`),
      name: `${at}`,
    }
  })
})

const when: FormCondition = { join: 'all', tests: [{ component: 'q1', comparison: 'is', value: 'bad' }] }
const on: fc.Arbitrary<ReminderOn> = fc.oneof(
  fc.record({ event: fc.constant('record' as const), formId: few, when: fc.constantFrom(null, when) }),
  fc.record({ event: fc.constant('recordChanged' as const), formId: few }),
  fc.record({
    event: fc.constant('recordState' as const),
    formId: few,
    states: fc.subarray(['pending', 'done'] as const).map((some) => [...some]),
  }),
  fc.record({ event: fc.constant('status' as const), statusId: few, itemIds: fc.subarray([1, 2, 3]) }),
  fc.record({
    event: fc.constant('plan' as const),
    planId: fc.option(few, { nil: null }),
    moments: fc.subarray([...reminderMoments], { minLength: 1 }),
    hours: fc.constantFrom(2, 24),
  }),
  fc.record({ event: fc.constant('coupon' as const), couponId: fc.option(few, { nil: null }) }),
  fc.record({ event: fc.constant('stock' as const) }),
  fc.record({ event: fc.constant('limit' as const) }),
)
const rule: fc.Arbitrary<Omit<Rule, 'id'>> = fc.record({
  name: fc.constant('rule'),
  on,
  receivers: fc.subarray([1, 2, 3, 4]),
  groups: fc.subarray([1, 2]),
  others: fc.subarray(['admins', 'planPeople', 'charge', 'filler'] as const),
  channels: fc.subarray([...reminderChannels], { minLength: 1 }),
  digestAt: fc.option(hour, { nil: null }),
  enabled: fc.boolean(),
})
const happening: fc.Arbitrary<Happening> = on.chain((one) =>
  fc.record({
    key: fc.constant('something'),
    event: fc.constant(one.event),
    subjectId: one.event === 'limit' || one.event === 'stock' ? fc.constant(null) : few,
    itemId: fc.option(few, { nil: null }),
    state: fc.constantFrom('pending', 'done'),
    moment: fc.constantFrom(...reminderMoments),
    hours: fc.constantFrom(2, 24),
    planPeople: fc.subarray([1, 2, 3]),
    planGroups: fc.subarray([1, 2]),
    chargeId: fc.option(few, { nil: null }),
    fillerId: fc.option(few, { nil: null }),
  }),
)

const zone = 'Asia/Shanghai'
const clock = (at: Date) => at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
const inQuiet = ({ quiet }: Person, at: Date) => {
  if (!quiet || quiet.from === quiet.until) return false
  const now = clock(at)
  return quiet.from < quiet.until ? quiet.from <= now && now < quiet.until : quiet.from <= now || now < quiet.until
}

/** Walks minute by minute instead of reckoning. */
function firstMinute(from: Date, fits: (at: Date) => boolean): Date {
  const start = Math.floor(from.getTime() / 60_000) * 60_000 + 60_000
  for (let at = start; ; at += 60_000) if (fits(new Date(at))) return new Date(at)
}

/** The same, said as plainly as possible: for each rule, person and way, yes or no and why. */
function model(rules: readonly Rule[], what: Happening, all: readonly Person[], so: Facts): string[] {
  const lines: string[] = []
  for (const one of rules) {
    const seen: string[] = []
    for (const person of all) {
      const who = { named: one.receivers.some((id) => id === person.receiverId), of: person.userId ?? -1 }
      const isMeant = [
        who.named,
        one.others.includes('admins') && so.admins.includes(who.of),
        one.others.includes('planPeople') && (what.planPeople ?? []).includes(who.of),
        one.others.includes('charge') && what.chargeId === who.of,
        one.others.includes('filler') && person.who === `f${what.fillerId}`,
        one.groups.filter((id) => person.groups.includes(id)).length > 0,
        one.others.includes('planPeople') &&
          (what.planGroups ?? []).filter((id) => person.groups.includes(id)).length > 0,
      ].includes(true)
      if (!isMeant || (person.mobile && seen.includes(person.mobile))) continue
      seen.push(person.mobile)
      for (const channel of reminderChannels) {
        if (!one.channels.includes(channel) || !so.offered.includes(channel)) continue
        if (channel === 'bell' && person.userId === null) continue
        const { event } = one.on
        if (event !== what.event) continue
        if ('formId' in one.on && one.on.formId !== what.subjectId) continue
        if (event === 'record' && one.on.when && !so.bad) continue
        if (event === 'recordState' && one.on.states.length > 0 && !one.on.states.some((is) => is === what.state))
          continue
        if (event === 'status' && one.on.statusId !== what.subjectId) continue
        if (event === 'status' && one.on.itemIds.length > 0 && !one.on.itemIds.some((id) => id === what.itemId))
          continue
        if (event === 'plan' && one.on.planId !== null && one.on.planId !== what.subjectId) continue
        if (event === 'plan' && !one.on.moments.some((moment) => moment === what.moment)) continue
        if (event === 'plan' && what.moment === 'overdue' && one.on.hours !== what.hours) continue
        if (event === 'coupon' && one.on.couponId !== null && one.on.couponId !== what.subjectId) continue
        lines.push(`${one.id} ${person.who} ${channel} ${becomes(one, person, channel, so)}`)
      }
    }
  }
  return lines.toSorted()
}

interface Facts {
  bad: boolean
  offered: readonly ReminderChannel[]
  admins: readonly number[]
  now: Date
}

function becomes(one: Rule, person: Person, channel: ReminderChannel, { now }: Facts): string {
  if (!one.enabled) return 'skipped ruleOff'
  if (person.off) return 'skipped off'
  if (channel === 'bell') return 'sending '
  if (person[channel] === 'none') return 'skipped noAddress'
  if (person[channel] === 'asked') return 'skipped unconfirmed'
  if (person[channel] === 'stopped') return 'skipped stopped'
  const wanted = one.digestAt === null ? now : firstMinute(now, (at) => clock(at) === one.digestAt)
  if (inQuiet(person, wanted)) return `waiting quiet ${firstMinute(wanted, (at) => !inQuiet(person, at)).toISOString()}`
  return one.digestAt === null ? 'sending ' : `waiting digest ${wanted.toISOString()}`
}

describe('tellings of random rules and happenings', () => {
  it('are those of the plain model, each rule, person and way once', () => {
    const facts = fc.record({
      bad: fc.boolean(),
      offered: fc.subarray([...reminderChannels]),
      admins: fc.subarray([1, 2, 3]),
      now: fc
        .integer({ min: 0, max: 86_399 })
        .map((second) => new Date(Date.parse('2026-11-23T00:00:00Z') + second * 1000)),
    })
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 4 }), happening, people, facts, (drawn, what, all, so) => {
        const rules = drawn.map((one, at) => ({ ...one, id: at + 1 }))
        const told = tellingsOf(rules, what, { people: all, ...so, zone, holds: () => so.bad })
        const lines = told.map(
          ({ rule: { id }, person: { who }, channel, outcome: { state: is, reason, dueAt } }) =>
            `${id} ${who} ${channel} ${is} ${reason}${dueAt ? ` ${dueAt.toISOString()}` : ''}`,
        )
        expect(new Set(lines).size).toBe(lines.length)
        expect(lines.toSorted()).toEqual(model(rules, what, all, so))
      }),
      { numRuns: Number(process.env.REMINDER_RUNS ?? 300) },
    )
  })
})
