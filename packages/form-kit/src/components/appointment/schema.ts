import { list, orNone, record, usually, whole } from '@matai/kinds'
import * as z from 'zod/mini'
import { addDays, localDate, minutesOf } from '../../engine/moments.ts'
import { type Problem, problem, when, within } from '../../engine/problem.ts'
import { type SchemaFace, typedNumber, typedTime } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { clock, day, key, optionalWhole, question } from '../../parts/fields.ts'
import { isOpenDay, isOver } from './days.ts'

/** Most slots of a day, and most open periods (specification, section 5). */
export const slotsMax = 24
export const periodsMax = 6

const slot = record({
  id: key,
  from: clock,
  until: clock,
  /** people that can come; null: no end */
  capacity: orNone(whole({ min: 1, max: 100_000 })),
})
export type Slot = z.infer<typeof slot>

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Days that can be booked; null is open. 1 is Monday. */
const period = record({
  from: orNone(day),
  until: orNone(day),
  weekdays: usually(list(whole({ min: 1, max: 7 }), { most: 7 }), weekdays),
})

const settings = record({
  ...question,
  /** the same for every day */
  slots: usually(list(slot, { most: slotsMax }), []),
  periods: usually(list(period, { most: periodsMax }), [{ from: null, until: null, weekdays }]),
  daysOff: usually(list(record({ from: day, until: day }), { most: 100 }), []),
  /** how many days ahead can be booked; null: no end */
  aheadDays: optionalWhole(0, 365),
  /** minutes before a slot in which it can no longer be booked */
  closesBefore: usually(whole({ min: 0, max: 43_200 }), 0),
  /** most people that one filler may bring */
  partyMax: usually(whole({ min: 1, max: 100 }), 1),
})
export type AppointmentSettings = z.infer<typeof settings>

const answer = record({
  day: z.iso.date(),
  slot: z.string().check(z.maxLength(32)),
  people: usually(whole({ min: 1, max: 1_000 }), 1),
})
export type AppointmentAnswer = z.infer<typeof answer>

export const slotOf = ({ slot: id }: AppointmentAnswer, { slots }: AppointmentSettings): Slot | undefined =>
  slots.find((one) => one.id === id)

/** Places are counted by the server, in the transaction of the record (`claims`). */
export const schema: SchemaFace<AppointmentSettings, AppointmentAnswer> = {
  settings,
  answer,
  faults: (set) => [...titleFaults(set), ...slotFaults(set), ...periodFaults(set)],
  check: (set, given, facts) => {
    const slot = slotOf(given, set)
    if (!slot) return [problem('formProblems.slotUnknown')]
    const last = set.aheadDays === null ? null : addDays(localDate(facts), set.aheadDays)
    return [
      ...when(!isOpenDay(given.day, set), 'formProblems.dayClosed'),
      ...when(isOver(given.day, slot, set.closesBefore, facts), 'formProblems.dayPast'),
      ...when(last !== null && given.day > last, 'formProblems.dayTooFar', { days: set.aheadDays ?? 0 }),
      ...when(given.people > set.partyMax, 'formProblems.partyTooLarge', { most: set.partyMax }),
    ]
  },
  isDated: true,
  typed: (given, set) => [
    typedTime(`${given.day}T${slotOf(given, set)?.from ?? '00:00'}`),
    typedNumber(String(given.people), 'people'),
  ],
  placesOn: (set, date) =>
    isOpenDay(date, set)
      ? set.slots.map(({ id, from, until, capacity }) => ({
          key: `${date}/${id}`,
          slot: id,
          from,
          until,
          most: capacity,
        }))
      : [],
  claims: ({ day: date, slot: id, people }, { slots }) =>
    slots.flatMap((one) => (one.id === id ? [{ key: `${date}/${id}`, amount: people, most: one.capacity }] : [])),
}

function slotFaults({ slots }: AppointmentSettings): Problem[] {
  const sorted = [...slots].sort((a, b) => minutesOf(a.from) - minutesOf(b.from))
  return within('slots', [
    ...when(slots.length === 0, 'formFaults.appointmentSlots'),
    ...slots.flatMap(({ from, until }, at) =>
      until <= from ? [problem('formFaults.endBeforeStart', {}, [at, 'until'])] : [],
    ),
    ...when(
      sorted.some(({ from }, at) => from < (sorted[at - 1]?.until ?? '')),
      'formFaults.slotsOverlap',
    ),
    ...when(new Set(slots.map(({ id }) => id)).size !== slots.length, 'formFaults.idTwice'),
  ])
}

function periodFaults({ periods, daysOff }: AppointmentSettings): Problem[] {
  const backwards = (name: string, spans: readonly { from: string | null; until: string | null }[]) =>
    spans.flatMap(({ from, until }, at) =>
      from !== null && until !== null && until < from
        ? [problem('formFaults.endBeforeStart', {}, [name, at, 'until'])]
        : [],
    )
  const isOpen = periods.some((one) => one.weekdays.length > 0)
  return [
    ...within('periods', when(!isOpen, 'formFaults.periodsMissing')),
    ...backwards('periods', periods),
    ...backwards('daysOff', daysOff),
  ]
}
