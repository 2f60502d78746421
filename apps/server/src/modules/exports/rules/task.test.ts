import { expect, it } from 'vitest'
import { Failure } from '../../../platform/failure.ts'
import { minuteOf, refusalIn } from './task.ts'

it('tells what an owner can do something about from what whoever runs the server has to read', () => {
  const refused = new Failure('conflict', 'labels.pdfNone', { params: { reason: '太小' } })
  expect(refusalIn(refused)).toEqual({ phrase: 'labels.pdfNone', params: { reason: '太小' } })
  expect(refusalIn(new Failure('notFound', 'errors.notFound'))).toBeUndefined()
  expect(refusalIn(new Error('no space left on device'))).toBeUndefined()
  expect(refusalIn('thrown')).toBeUndefined()
})

it('says the minute in any zone, in whatever order moments come', () => {
  const zones = [
    'Asia/Shanghai',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'America/New_York',
    'UTC',
  ]
  let seed = 7
  const chance = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  for (let time = 0; time < 2_000; time += 1) {
    const zone = zones[chance(zones.length)] ?? 'UTC'
    // Around the nights in which clocks are changed, and anywhere else.
    const around = [Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 10, 1, 6), Date.UTC(2026, 3, 4, 15), Date.UTC(2026, 6, 1)]
    const at = new Date((around[chance(4)] ?? 0) + (chance(1_000) - 500) * 17_321)
    const whole = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    expect(minuteOf(zone, at)).toBe(whole.format(at))
  }
})
