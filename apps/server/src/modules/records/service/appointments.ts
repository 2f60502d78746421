import {
  appointmentDaysMax,
  type AppointmentPlaces,
  type CallOutput,
  type contract,
  type ParsedInput,
} from '@matai/contract'
import { Temporal } from 'temporal-polyfill'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { type Place, placesOn } from '../rules/places.ts'
import { setMost, usesOf } from '../store/uses.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.appointments
type Uses = Awaited<ReturnType<typeof usesOf>>

/** What can be booked by a form, day by day. */
export function createAppointments({ database, audit, forms }: Pick<Dependencies, 'database' | 'audit' | 'forms'>) {
  const remember = audit.on('form')

  return {
    async list(request: ParsedInput<Calls['list']>, context: MemberContext): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      const { accountId } = context.caller
      const { formId } = request.filters
      const form = (await forms.filled(tx, accountId, formId)) ?? notFound()
      const document = form.published?.document
      const days = daysOf(request.filters, context)
      const uses = await usesOf(tx, accountId, formId)
      const all = document ? days.flatMap((day) => placesOn(document, day).map((place) => shown(place, day, uses))) : []
      const word = request.keyword.toLowerCase()
      const found = all.filter(({ title, day, from }) => `${title}\n${day}\n${from}`.toLowerCase().includes(word))
      const start = request.cursor === undefined ? (request.page - 1) * request.pageSize : placeIn(request.cursor)
      const end = start + request.pageSize
      const next = found.length > end ? String(end) : null
      return { list: found.slice(start, end), total: found.length, totalIsLowerBound: false, next }
    },

    set: (
      { formId, component, day, slot, places: most }: ParsedInput<Calls['setAppoint']>,
      { caller }: MemberContext,
    ): Promise<AppointmentPlaces> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const form = (await forms.filled(tx, accountId, formId)) ?? notFound()
        const all = form.published ? placesOn(form.published.document, day) : []
        const place = all.find((one) => one.component === component && one.slot === slot) ?? notFound()
        const use = await setMost(tx, accountId, formId, { key: place.key, most })
        const details = { part: 'appointment', day, slot, places: most ?? '' }
        await remember(tx, caller, 'changed', { id: formId, name: form.title }, details)
        return shown(place, day, new Map([[place.key, use]]))
      }),
  }
}

const shown = ({ key, component, title, slot, from, until, most }: Place, day: string, uses: Uses) => ({
  component,
  title,
  day,
  slot,
  from,
  until,
  usual: most,
  set: uses.get(key)?.most ?? null,
  used: uses.get(key)?.used ?? 0,
})

function daysOf(
  asked: { from?: string | undefined; until?: string | undefined },
  { caller, now }: MemberContext,
): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(caller.zone).toPlainDate()
  const from = asked.from === undefined ? today : Temporal.PlainDate.from(asked.from)
  const until = asked.until === undefined ? from.add({ days: 6 }) : Temporal.PlainDate.from(asked.until)
  const { days } = from.until(until, { largestUnit: 'days' })
  if (days >= appointmentDaysMax) fail('records.dayRangeTooLong', { params: { days: appointmentDaysMax } })
  return Array.from({ length: Math.max(0, days + 1) }, (_, at) => from.add({ days: at }).toString())
}

const placeIn = (cursor: string): number =>
  /^\d{1,5}$/.test(cursor) ? Number(cursor) : failField('cursor', 'errors.wrongFormat')
