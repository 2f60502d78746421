import { useQuery } from '@tanstack/react-query'
import { Calendar, Select } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useNarrow } from '../../../../ui/use-mode.ts'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { allPlansQuery, calendarQuery } from '../queries.ts'
import css from './calendar.module.css'
import { DayCell } from './day-cell.tsx'
import { DayPanel } from './day-panel.tsx'
import { MonthHead } from './month-head.tsx'
import { ofDay } from './of-day.ts'

/** A month of one plan: what opened and how it went, what comes, what was moved; a day is changed at its side. */
export function CalendarTab() {
  const { t } = useTranslation()
  const isPhone = useNarrow()
  const plans = useQuery(allPlansQuery)
  const [{ plan: wanted, day: written }, setState] = useUrlState({ plan: '', day: '' })
  const [today] = useState(() => dayjs().format('YYYY-MM-DD'))
  const day = /^\d{4}-\d{2}-\d{2}$/.test(written) && dayjs(written).isValid() ? written : today
  const plan =
    plans.data?.find(({ id }) => String(id) === wanted) ??
    plans.data?.find(({ state }) => state === 'running') ??
    plans.data?.[0]
  const month = useQuery({ ...calendarQuery(plan?.id ?? 0, day.slice(0, 7)), enabled: plan !== undefined })

  if (plans.error) return <ErrorState error={plans.error} onRetry={() => void plans.refetch()} />
  if (!plans.data) return <Skeleton rows={6} height={64} />
  if (!plan) return <EmptyState title={t('planScreens.empty')} text={t('planScreens.emptyText')} />
  return (
    <div className={css.calendar}>
      <div className={css.month}>
        <Field label={t('planScreens.name')}>
          <Select
            showSearch
            optionFilterProp="label"
            value={plan.id}
            options={plans.data.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => void setState({ plan: String(id), day })}
          />
        </Field>
        {month.data && !month.data.known && (
          <p className={css.soft}>{t('planScreens.daysUnknown', { year: day.slice(0, 4) })}</p>
        )}
        {month.error && <ErrorState error={month.error} onRetry={() => void month.refetch()} />}
        <Calendar
          fullscreen={!isPhone}
          value={dayjs(day)}
          validRange={[dayjs('2020-01-01'), dayjs('2099-12-31')]}
          headerRender={({ value, onChange }) => <MonthHead month={value} onChange={onChange} />}
          onChange={(moment) => void setState({ plan: String(plan.id), day: moment.format('YYYY-MM-DD') })}
          cellRender={(moment, { type }) =>
            type === 'date' && month.data ? (
              <DayCell of={ofDay(month.data, moment.format('YYYY-MM-DD'))} isPhone={isPhone} />
            ) : null
          }
        />
      </div>
      {month.data ? (
        <DayPanel key={`${plan.id} ${day}`} plan={plan} day={day} today={today} of={ofDay(month.data, day)} />
      ) : (
        !month.error && <Skeleton rows={4} height={32} />
      )}
    </div>
  )
}
