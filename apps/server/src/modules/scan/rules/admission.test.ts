import { describe, expect, it } from 'vitest'
import { isOpenAt } from '../../code-access/rules/open-times.ts'
import { admissionOf, type Facts } from './admission.ts'

const open = { periods: [], areas: [], position: null, namedMobiles: false, binding: false }
const circle = { latitude: 22.5, longitude: 114, radius: 200 }
const stranger: Facts = {
  now: new Date('2026-11-20T04:00:00Z'),
  zone: 'Asia/Shanghai',
  place: { country: 'CN', region: 440300 },
  hasPassword: false,
  knowsPassword: false,
  standsThere: false,
  mobile: '',
  isListed: false,
}
const nowhere = { country: '', region: 0 }
const facts = (some: Partial<Facts>): Facts => ({ ...stranger, ...some })
const evenings = [{ weekdays: [5], from: '22:00', until: '02:00' }]

describe('what a visitor has to do next', () => {
  it.each([
    ['nothing where nothing is limited', open, {}, 'count'],
    ['the password first', { ...open, binding: true }, { hasPassword: true }, 'askPassword'],
    ['then the phone', { ...open, binding: true }, { hasPassword: true, knowsPassword: true }, 'askPhone'],
    ['nothing with any phone, where any will do', { ...open, binding: true }, { mobile: '8613800000000' }, 'count'],
    ['a phone for a list', { ...open, namedMobiles: true }, {}, 'askPhone'],
    ['nothing with a phone of the list', { ...open, namedMobiles: true }, { mobile: '1', isListed: true }, 'count'],
    ['a phone that is not on the list is refused', { ...open, namedMobiles: true }, { mobile: '1' }, 'notNamed'],
    ['a list is stricter than any phone', { ...open, namedMobiles: true, binding: true }, { mobile: '1' }, 'notNamed'],
    ['time comes before the password', { ...open, periods: evenings }, { hasPassword: true }, 'outsideTime'],
    ['an area comes before the password', { ...open, areas: ['US'] }, { hasPassword: true }, 'outsideArea'],
    ['nothing in the right area', { ...open, areas: ['440000'] }, {}, 'count'],
    ['an unknown place, where areas are set', { ...open, areas: ['CN'] }, { place: nowhere }, 'unknownArea'],
    ['nothing at an unknown place, where none are', open, { place: nowhere }, 'count'],
    ['time comes before the area', { ...open, areas: ['US'], periods: evenings }, {}, 'outsideTime'],
    ['the password comes before the position', { ...open, position: circle }, { hasPassword: true }, 'askPassword'],
    ['the position comes before the phone', { ...open, position: circle, binding: true }, {}, 'askPosition'],
    ['nothing for who stands there', { ...open, position: circle }, { standsThere: true }, 'count'],
    ['then the phone', { ...open, position: circle, binding: true }, { standsThere: true }, 'askPhone'],
    ['a password without a limit on phones', open, { hasPassword: true, knowsPassword: true }, 'count'],
    ['a proof of a password that there is no more does no harm', open, { knowsPassword: true }, 'count'],
  ] as const)('%s', (_, limits, some, expected) => {
    expect(admissionOf(limits as Parameters<typeof admissionOf>[0], facts(some))).toBe(expected)
  })
})

describe('time periods', () => {
  const at = (moment: string) => new Date(moment)
  // 2026-11-20 is a Friday.
  it.each([
    ['before it', '2026-11-20T13:59:59Z', false],
    ['when it begins, in the account’s zone', '2026-11-20T14:00:00Z', true],
    ['after midnight', '2026-11-20T17:59:59Z', true],
    ['when it ends the next day', '2026-11-20T18:00:00Z', false],
    ['in the early hours of its own day', '2026-11-19T17:00:00Z', false],
    ['on another evening', '2026-11-21T14:30:00Z', false],
  ])('past midnight: %s', (_, moment, expected) => {
    expect(isOpenAt(evenings, 'Asia/Shanghai', at(moment))).toBe(expected)
  })

  it.each([
    ['2026-11-22T16:30:00Z', true], // Monday 00:30
    ['2026-11-22T15:30:00Z', true], // Sunday 23:30
    ['2026-11-23T17:30:00Z', false], // Tuesday 01:30
  ])('goes from Sunday to Monday at %s', (moment, expected) => {
    const sundays = [{ weekdays: [7], from: '23:00', until: '01:00' }]
    expect(isOpenAt(sundays, 'Asia/Shanghai', at(moment))).toBe(expected)
  })

  it('lasts a whole day when it begins and ends at the same time', () => {
    const fridays = [{ weekdays: [5], from: '00:00', until: '00:00' }]
    expect(isOpenAt(fridays, 'UTC', at('2026-11-20T00:00:00Z'))).toBe(true)
    expect(isOpenAt(fridays, 'UTC', at('2026-11-20T23:59:59Z'))).toBe(true)
    expect(isOpenAt(fridays, 'UTC', at('2026-11-21T00:00:00Z'))).toBe(false)
    expect(isOpenAt(fridays, 'UTC', at('2026-11-19T23:59:59Z'))).toBe(false)
  })

  it('is open in any of several', () => {
    const two = [
      { weekdays: [5], from: '08:00', until: '12:00' },
      { weekdays: [5], from: '13:00', until: '17:00' },
    ]
    const open = [7, 8, 11, 12, 13, 16, 17].map((hour) =>
      isOpenAt(two, 'UTC', at(`2026-11-20T${String(hour).padStart(2, '0')}:30:00Z`)),
    )
    expect(open).toEqual([false, true, true, false, true, true, false])
  })
})
