import { createHmac } from 'node:crypto'
import { pushEvents } from '@matai/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGivenUp, pauseAfter, wishOf } from './pauses.ts'
import { isSame, newSecret, signaturesOf } from './signing.ts'
import { isWanted, streamOf } from './wanted.ts'

describe('a signature', () => {
  it('is what Standard Webhooks say, of each secret one', () => {
    const [fresh, former] = [newSecret(), newSecret()]
    const said = { id: 'evt_1', timestamp: 1_700_000_000, body: '{"a":"消防"}' }
    const expected = [fresh, former].map((secret) => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`evt_1.1700000000.${said.body}`).digest('base64')}`
    })
    expect(signaturesOf(said, [fresh, former])).toBe(expected.join(' '))
    expect(signaturesOf(said, [fresh])).toBe(expected[0])
  })

  it('is that of the example of the standard', () => {
    const said = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
    expect(signaturesOf(said, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    )
  })

  it('is compared as a whole', () => {
    const secret = newSecret()
    expect([isSame(secret, secret), isSame(secret.slice(1), secret), isSame('', secret)]).toEqual([true, false, false])
  })
})

describe('pauses', () => {
  it('are those of the specification, then an hour, and a tenth more at most', () => {
    const least = [1, 2, 3, 4, 5, 6, 40].map((tries) => pauseAfter(tries, { chance: 0 }) / 1_000)
    expect(least).toEqual([15, 60, 240, 960, 3_600, 3_600, 3_600])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
        const [low, pause] = [pauseAfter(tries, { chance: 0 }), pauseAfter(tries, { chance })]
        return pause >= low && pause <= low * 1.1 + 1
      }),
    )
  })

  it('are as long as the receiver asks for, up to a day', () => {
    expect(pauseAfter(1, { chance: 0, wish: 600_000 })).toBe(600_000)
    expect(pauseAfter(1, { chance: 0, wish: 1_000 })).toBe(15_000)
    expect(pauseAfter(1, { chance: 0, wish: 1e12 })).toBe(86_400_000)
    const now = new Date('2026-03-02T09:00:00Z')
    expect(['120', 'Mon, 02 Mar 2026 09:01:00 GMT', 'soon', undefined].map((one) => wishOf(one, now))).toEqual([
      ...[120_000, 60_000, undefined, undefined],
    ])
  })

  it('end where others are taken and this one is not, and never while nothing is', () => {
    const firstAt = new Date(1_000)
    expect(isGivenUp(6, { firstAt, deliveredAt: new Date(2_000) })).toBe(true)
    expect(isGivenUp(5, { firstAt, deliveredAt: new Date(2_000) })).toBe(false)
    expect(isGivenUp(60, { firstAt, deliveredAt: new Date(500) })).toBe(false)
    expect(isGivenUp(60, { firstAt, deliveredAt: null })).toBe(false)
  })
})

describe('what is wanted', () => {
  const event = fc.record({
    type: fc.constantFrom(...pushEvents),
    formId: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  })
  const filter = fc.record({
    events: fc.uniqueArray(fc.constantFrom(...pushEvents)),
    formIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  })

  it('is everything without a filter, and with one what both lists name', () => {
    fc.assert(
      fc.property(filter, event, ({ events, formIds }, one) => {
        expect(isWanted({ events: [], formIds: [] }, one)).toBe(true)
        const named = (events.length === 0 || events.includes(one.type)) as boolean
        const ofForm = formIds.length === 0 || one.formId === null || formIds.includes(one.formId)
        expect(isWanted({ events, formIds }, one)).toBe(named && ofForm)
      }),
    )
  })

  it('counts in the stream of its form, else of its noun', () => {
    expect(streamOf({ type: 'record.made', formId: 7 })).toBe('form:7')
    expect(streamOf({ type: 'code.changed', formId: null })).toBe('code')
  })
})
