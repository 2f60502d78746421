import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sampleFacts } from '../../engine/sampling.ts'
import { isOver, openDays } from './days.ts'
import { sample } from './sample.ts'
import { type AppointmentSettings, schema } from './schema.ts'

const settings = z.parse(schema.settings, sample.settings)

it('offers the days that are open, and no other', () => {
  expect(openDays(settings, sampleFacts)).toEqual(
    '02 03 04 09 10 11 12 13 16'.split(' ').map((day) => `2026-03-${day}`),
  )
  expect(openDays({ ...settings, periods: [] }, sampleFacts)).toEqual([])
})

it('closes in the zone of the account, whatever the clock of the phone says', () => {
  const [, afternoon] = settings.slots
  if (!afternoon) throw new Error('the sample has two slots')
  const at = (zone: string) => isOver('2026-03-02', afternoon, 0, { ...sampleFacts, zone })
  expect(at('Asia/Shanghai')).toBe(false)
  expect(at('Pacific/Auckland')).toBe(true)
})

it('offers nothing that it then refuses', () => {
  const changes = fc.record({
    aheadDays: fc.option(fc.nat(60)),
    closesBefore: fc.nat(2_000),
    now: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 5, 1) }),
  })
  fc.assert(
    fc.property(changes, ({ aheadDays, closesBefore, now }) => {
      const set: AppointmentSettings = { ...settings, aheadDays, closesBefore }
      const facts = { ...sampleFacts, now }
      for (const day of openDays(set, facts)) {
        const free = set.slots.filter((slot) => !isOver(day, slot, closesBefore, facts))
        expect(free.length).toBeGreaterThan(0)
        for (const { id } of free) expect(schema.check(set, { day, slot: id, people: 1 }, facts)).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})
