import type { AppointmentPlaces } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../../ui/date-fields.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { EditIcon } from '../../../../ui/icons.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PlacesDialog } from './places-dialog.tsx'
import css from './settings.module.css'
import { appointmentsQuery, dayAfter } from './settings-queries.ts'

const week = 7

/** What can be booked, a week at a time, and what is booked of it; one day can have more or fewer places than the others. */
export function AppointmentsPanel({ formId }: { formId: number }) {
  const { t } = useTranslation()
  const [from, setFrom] = useState(() => new Date().toLocaleDateString('sv'))
  const { data, error, refetch } = useQuery(appointmentsQuery(formId, from))
  const [changing, change] = useState<AppointmentPlaces | null>(null)
  const slots = data ?? []
  const days = [...new Set(slots.map(({ day }) => day))]
  return (
    <Panel title={t('formSettings.appointments')}>
      <p className={css.hint}>{t('formSettings.appointmentsHint')}</p>
      <div className={css.week}>
        <Field label={t('formSettings.appointmentsFrom')}>
          <DayField value={from} onChange={(day) => day && setFrom(day)} />
        </Field>
        <Button onClick={() => setFrom(dayAfter(from, -week))}>{t('formSettings.weekBefore')}</Button>
        <Button onClick={() => setFrom(dayAfter(from, week))}>{t('formSettings.weekAfter')}</Button>
      </div>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton rows={4} height={28} />
      ) : (
        days.length === 0 && <p className={css.hint}>{t('formSettings.appointmentsNone')}</p>
      )}
      {days.map((day) => (
        <DayList key={day} day={day} slots={slots.filter((slot) => slot.day === day)} onChange={change} />
      ))}
      {changing && <PlacesDialog formId={formId} of={changing} onChanged={refetch} onClose={() => change(null)} />}
    </Panel>
  )
}

interface DayListProps {
  day: string
  slots: readonly AppointmentPlaces[]
  onChange: (slot: AppointmentPlaces) => void
}

function DayList({ day, slots, onChange }: DayListProps) {
  const { t } = useTranslation()
  const { formatDay, formatWeekday } = useFormats()
  const questions = new Set(slots.map(({ component }) => component))
  return (
    <section>
      <h3 className={css.day}>
        {formatDay(day)} {formatWeekday(day)}
      </h3>
      <ul className={css.rules}>
        {slots.map((slot) => {
          const { component, from, until, title, used, set, usual } = slot
          const time = `${from}–${until}`
          const places = set ?? usual
          return (
            <li key={`${component} ${slot.slot}`}>
              <span>
                {time}
                {questions.size > 1 && ` · ${title}`} ·{' '}
                {places === 0
                  ? t('formSettings.slotClosed', { used })
                  : places === null
                    ? t('formSettings.slotUsed', { used })
                    : t('formSettings.slotUsedOf', { used, places })}
                {set !== null && ` · ${t('formSettings.slotSet')}`}
              </span>
              <Button
                type="text"
                size="small"
                icon={<EditIcon />}
                aria-label={t('formSettings.slotChange', { day, time })}
                onClick={() => onChange(slot)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
