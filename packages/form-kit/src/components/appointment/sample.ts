import type { Sample } from '../../engine/sample-face.ts'
import { typedNumber, typedTime } from '../../engine/schema-face.ts'
import type { AppointmentAnswer, AppointmentSettings } from './schema.ts'

const slot = (id: string, from: string, until: string) => ({ id, from, until, capacity: 9 })
const slots = [slot('am', '09:00', '12:00'), slot('pm', '14:00', '17:30')]
const good = { day: '2026-03-03', slot: 'pm', people: 2 }

/** Samples are checked on Monday 2 March 2026 at ten. */
export const sample: Sample<AppointmentSettings, AppointmentAnswer> = {
  settings: {
    title: '参观预约',
    hint: '',
    required: true,
    slots,
    periods: [{ from: '2026-03-01', until: '2026-03-31', weekdays: [1, 2, 3, 4, 5] }],
    daysOff: [{ from: '2026-03-05', until: '2026-03-06' }],
    aheadDays: 14,
    closesBefore: 60,
    partyMax: 4,
  },
  answer: good,
  bad: [
    { answer: { ...good, slot: 'night' }, phrase: 'formProblems.slotUnknown' },
    { answer: { ...good, day: '2026-03-07' }, phrase: 'formProblems.dayClosed' },
    { answer: { ...good, day: '2026-03-05' }, phrase: 'formProblems.dayClosed' },
    { answer: { ...good, day: '2026-04-01' }, phrase: 'formProblems.dayClosed', settings: { aheadDays: null } },
    { answer: { ...good, day: '2026-03-02', slot: 'am' }, phrase: 'formProblems.dayPast' },
    { answer: { ...good, day: '2026-03-02' }, phrase: 'formProblems.dayPast', settings: { closesBefore: 241 } },
    { answer: { ...good, day: '2026-03-17' }, phrase: 'formProblems.dayTooFar' },
    { answer: { ...good, people: 5 }, phrase: 'formProblems.partyTooLarge' },
    { answer: { ...good, people: 0 }, phrase: 'formProblems.wrongShape' },
    { answer: { ...good, day: '2026-02-30' }, phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { slots: [] }, phrase: 'formFaults.appointmentSlots' },
    { settings: { slots: [slot('am', '09:00', '09:00')] }, phrase: 'formFaults.endBeforeStart' },
    { settings: { slots: [...slots, slot('noon', '11:30', '13:00')] }, phrase: 'formFaults.slotsOverlap' },
    { settings: { periods: [] }, phrase: 'formFaults.periodsMissing' },
    { settings: { daysOff: [{ from: '2026-03-05', until: '2026-03-04' }] }, phrase: 'formFaults.endBeforeStart' },
  ],
  typed: [typedTime('2026-03-03T14:00'), typedNumber('2', 'people')],
  report: { shape: 'days', answered: 1, days: [{ date: '2026-03-03', count: 1 }] },
  cells: [
    { kind: 'date', date: '2026-03-03' },
    { kind: 'text', text: '14:00-17:30' },
    { kind: 'number', number: '2' },
  ],
}
