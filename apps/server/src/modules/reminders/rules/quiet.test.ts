import { describe, expect, it } from 'vitest'
import { nextAt, quietUntil } from './quiet.ts'

const zone = 'Asia/Shanghai'
const at = (moment: string) => new Date(`${moment}+08:00`)

describe('quiet hours', () => {
  const night = { from: '22:00', until: '07:30' }
  it.each([
    ['2026-11-23T21:59:59', null],
    ['2026-11-23T22:00:00', '2026-11-24T07:30:00'],
    ['2026-11-24T03:00:00', '2026-11-24T07:30:00'],
    ['2026-11-24T07:29:59', '2026-11-24T07:30:00'],
    ['2026-11-24T07:30:00', null],
  ])('over midnight, at %s', (now, until) => {
    expect(quietUntil(night, zone, at(now))).toEqual(until && at(until))
  })

  it('are none when they begin and end at once', () => {
    expect(quietUntil({ from: '08:00', until: '08:00' }, zone, at('2026-11-23T08:00:00'))).toBeNull()
  })

  it('follow the clock where it is put forward', () => {
    // On 8 March 2026 New York goes from 02:00 to 03:00.
    expect(quietUntil({ from: '01:00', until: '02:30' }, 'America/New_York', new Date('2026-03-08T06:30:00Z'))).toEqual(
      new Date('2026-03-08T07:30:00Z'),
    )
  })
})

describe('the next digest', () => {
  it.each([
    ['2026-11-23T17:59:00', '2026-11-23T18:00:00'],
    ['2026-11-23T18:00:00', '2026-11-24T18:00:00'],
    ['2026-12-31T20:00:00', '2027-01-01T18:00:00'],
  ])('after %s', (now, next) => {
    expect(nextAt('18:00', zone, at(now))).toEqual(at(next))
  })
})
