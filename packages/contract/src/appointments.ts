import { z } from 'zod'
import { call } from './call.ts'
import { idOf, listInput, listOf, say } from './fields.ts'

/** Most days that one look at appointments covers (specification, section 5: date range). */
export const appointmentDaysMax = 90

const formId = idOf('form')
const day = z.iso.date(say('errors.wrongFormat'))
const key = z.string().regex(/^[a-zA-Z0-9][\w-]{0,31}$/, say('errors.wrongFormat'))

/** A slot of one day that can be booked. */
export const AppointmentPlaces = z.object({
  component: z.string(),
  title: z.string().describe('of the question'),
  day: z.string(),
  slot: z.string(),
  from: z.string(),
  until: z.string(),
  usual: z.int().nullable().describe('places by the form as it is published; null: no end'),
  set: z.int().nullable().describe('places of this very day, when somebody set them; 0: closed'),
  used: z.int(),
})
export type AppointmentPlaces = z.infer<typeof AppointmentPlaces>

export const appointmentCalls = {
  /** Slots day by day, with what is booked of them. */
  list: call({
    path: '/qruser/console/sheet/appoint/list',
    access: 'member',
    input: listInput(['order'], {
      formId,
      from: day.optional().describe('absent: today, in the zone of the account'),
      until: day.optional().describe('this day still belongs to it; absent: six days later'),
    }),
    output: listOf(AppointmentPlaces),
  }),
  /** Gives a slot of one day more or fewer places; who has booked keeps the place. */
  setAppoint: call({
    path: '/qruser/console/sheet/appoint/set_appoint',
    access: 'member',
    input: z.strictObject({
      formId,
      component: key,
      day,
      slot: key,
      places: z.int().min(0).max(100_000).nullable().describe('0 closes it; null: as the form has it'),
    }),
    output: AppointmentPlaces,
  }),
}
