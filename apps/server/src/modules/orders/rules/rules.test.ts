import type { OrderState, Tier } from '@matai/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecastsOf } from './forecast.ts'
import { type OrderEvent, step } from './order.ts'
import { accountAfter, grantOf, kindOf, rank, restOf, type Standing, type Term, worthOf, yearsAfter } from './term.ts'

const now = new Date('2026-11-23T12:00:00Z')
const day = 86_400_000
const inDays = (days: number) => new Date(now.getTime() + days * day)

describe('an order', () => {
  const event: fc.Arbitrary<OrderEvent> = fc.oneof(
    fc.record({
      is: fc.constant('paid' as const),
      transaction: fc.constantFrom('a', 'b', 'c'),
      fen: fc.constantFrom(100, 99),
    }),
    fc.constant({ is: 'cancel' as const }),
    fc.constant({ is: 'refund' as const }),
  )

  it('grants at most once, and what it does not keep goes back, whatever comes in what order', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: OrderState = 'pending'
        const known: string[] = []
        let [came, back, grants] = [0, 0, 0]
        for (const one of events) {
          const next = step({ state, total: 100, known }, one)
          if (one.is === 'paid' && !known.includes(one.transaction)) {
            known.push(one.transaction)
            came += one.fen
            if (next.deed === 'giveBack') back += one.fen
          }
          if (next.deed === 'grant') grants += 1
          if (next.deed === 'takeBack') back += 100
          state = next.state
        }
        expect(grants).toBeLessThanOrEqual(1)
        expect(came - back).toBe(state === 'paid' ? 100 : 0)
      }),
    )
  })

  it('is bought by money that comes after it was cancelled', () => {
    expect(step({ state: 'cancelled', total: 100, known: [] }, { is: 'paid', transaction: 'a', fen: 100 })).toEqual({
      state: 'paid',
      deed: 'grant',
    })
  })
})

const prices: Record<Tier, number> = {
  free: 0,
  basic: 19_800,
  advanced: 59_800,
  flagship: 199_800,
  enterprise: 998_000,
}
const sold = ['basic', 'advanced', 'flagship', 'enterprise'] as const

describe('a term', () => {
  const term: Term = { id: 1, tier: 'basic', value: 36_500, from: inDays(-65), until: inDays(300) }
  const basic: Standing = { tier: 'basic', until: term.until, terms: [term] }

  it('starts, goes on, begins at once with credit, or waits', () => {
    const free: Standing = { tier: 'free', until: null, terms: [] }
    expect(kindOf(free, 'basic', now)).toBe('start')
    expect(kindOf({ ...basic, until: inDays(-1), terms: [] }, 'basic', now)).toBe('start')
    expect(worthOf(basic, { tier: 'basic', years: 1, price: 19_800 }, now)).toMatchObject({
      kind: 'renew',
      credit: 0,
      from: term.until,
      until: yearsAfter(term.until, 1),
    })
    expect(restOf(term, now)).toBe(30_000)
    expect(worthOf(basic, { tier: 'flagship', years: 1, price: 199_800 }, now)).toMatchObject({
      kind: 'upgrade',
      credit: 30_000,
      total: 169_800,
      from: now,
      until: yearsAfter(now, 1),
    })
    const flagship: Standing = { ...basic, tier: 'flagship', terms: [{ ...term, tier: 'flagship' }] }
    expect(worthOf(flagship, { tier: 'basic', years: 1, price: 19_800 }, now)).toMatchObject({
      kind: 'later',
      from: term.until,
    })
    expect(kindOf({ tier: 'flagship', until: null, terms: [] }, 'basic', now)).toBeUndefined()
    expect(kindOf({ tier: 'flagship', until: null, terms: [] }, 'enterprise', now)).toBe('upgrade')
  })

  it('gives a credit once: of two upgrades that were offered at once the second is as long as its own money', () => {
    const wanted = { tier: 'flagship' as const, years: 1, price: 199_800 }
    const offered = worthOf(basic, wanted, now)
    if (!offered) throw new Error('not offered')
    const order = { ...wanted, ...offered }
    const first = grantOf(basic, order, now)
    expect(first.until).toEqual(yearsAfter(now, 1))
    const after: Standing = {
      tier: 'flagship',
      until: first.until,
      terms: [{ id: 2, tier: 'flagship', value: 199_800, from: now, until: first.until }],
    }
    const second = grantOf(after, order, now)
    expect(second).toMatchObject({ kind: 'renew', from: first.until })
    const share =
      (second.until.getTime() - second.from.getTime()) / (yearsAfter(second.from, 1).getTime() - second.from.getTime())
    expect(share).toBeCloseTo(169_800 / 199_800, 3)
  })

  it('never gives more than was paid for, nor loses what was', () => {
    const wish = fc.record({
      tier: fc.constantFrom(...sold),
      years: fc.integer({ min: 1, max: 3 }),
      after: fc.integer({ min: 0, max: 500 }),
    })
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 8 }), (wishes) => {
        let at = now
        let standing: Standing = { tier: 'free', until: null, terms: [] }
        for (const [place, { tier, years, after }] of wishes.entries()) {
          at = new Date(at.getTime() + after * day)
          const left = standing.terms.reduce((sum, one) => sum + restOf(one, at), 0)
          const wanted = { tier, years, price: prices[tier] * years }
          const worth = worthOf(standing, wanted, at)
          if (!worth) throw new Error('nothing ends never here')
          const granted = grantOf(standing, { ...wanted, ...worth }, at)
          const kept = standing.terms.filter(({ id }) => !granted.basis.includes(id))
          const terms = [...kept, { id: place, tier, value: granted.value, from: granted.from, until: granted.until }]
          standing = { ...accountAfter({ ...standing, terms }, at), terms }
          const total = terms.reduce((sum, one) => sum + restOf(one, at), 0)
          expect(Math.abs(total - left - worth.total)).toBeLessThanOrEqual(terms.length + 1)
          // What runs is never less than what was just bought at once.
          if (granted.from <= at) expect(rank(standing.tier)).toBeGreaterThanOrEqual(rank(tier))
        }
      }),
    )
  })

  it('ends on the 28th where there is no 29th of February', () => {
    expect(yearsAfter(new Date('2028-02-29T08:00:00Z'), 1).toISOString()).toBe('2029-02-28T08:00:00.000Z')
  })

  it('leaves to the account what an operator granted, and follows when that ends', () => {
    const later: Term = { id: 1, tier: 'basic', value: 19_800, from: inDays(10), until: inDays(375) }
    const granted: Standing = { tier: 'flagship', until: inDays(10), terms: [later] }
    expect(accountAfter(granted, now)).toEqual({ tier: 'flagship', until: inDays(10) })
    expect(accountAfter(granted, inDays(10))).toEqual({ tier: 'basic', until: inDays(375) })
    expect(accountAfter({ ...granted, tier: 'basic' }, now)).toEqual({ tier: 'basic', until: inDays(375) })
    expect(accountAfter({ tier: 'basic', until: inDays(-1), terms: [] }, now)).toEqual({ tier: 'free', until: null })
  })
})

it('says when a limit will be full, if it grows', () => {
  const points = [{ day: '2026-11-13', used: { records: 100, coupons: 5 } }]
  const limits = [
    { key: 'records' as const, used: 205, limit: 1_000 },
    { key: 'coupons' as const, used: 5, limit: 10 },
  ]
  const [first, ...others] = forecastsOf(points, limits, now)
  expect(others).toEqual([])
  expect(first?.key).toBe('records')
  expect(first?.fullAt.toISOString().slice(0, 10)).toBe('2027-02-11')
  expect(forecastsOf([{ day: '2026-11-20', used: {} }], limits, now)).toEqual([])
})
