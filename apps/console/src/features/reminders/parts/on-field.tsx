import type { FormCondition, ReminderEvent } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Select } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import {
  dueHoursMax,
  followUpStates,
  overdueHoursMax,
  reminderEvents,
  reminderMoments,
} from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { ConditionEditor } from '../../forms/public.tsx'
import { allStatusesQuery } from '../../statuses/public.tsx'
import { subjectsQuery } from './queries.ts'
import css from './reminders.module.css'
import { blankOn, isOfForm, type WrittenOn } from './written-on.ts'

interface OnFieldProps {
  value: WrittenOn
  onChange: (value: WrittenOn) => void
  error: string | undefined
  about: { events: readonly ReminderEvent[]; formId?: number } | undefined
}

/** What has to happen. */
export function OnField({ value, onChange, error, about }: OnFieldProps) {
  const { t } = useTranslation()
  const { event } = value
  const set = (change: Partial<WrittenOn>) => onChange({ ...value, ...change })
  const events = about?.events ?? reminderEvents
  return (
    <fieldset className={css.group}>
      <legend>{t('reminderScreens.when')}</legend>
      {events.length > 1 && (
        <Field label={t('reminderScreens.event')} labelHidden>
          <Select
            value={event}
            options={events.map((one) => ({ value: one, label: t(`reminderScreens.event_${one}`) }))}
            onChange={(next) => onChange({ ...blankOn, event: next, formId: about?.formId ?? value.formId })}
          />
        </Field>
      )}
      {isOfForm(event) && about?.formId === undefined && (
        <Subject of="forms" value={value.formId} onChange={(formId) => set({ formId, when: blankOn.when })} />
      )}
      {event === 'record' && value.formId > 0 && (
        <Answers formId={value.formId} value={value.when} onChange={(when) => set({ when })} />
      )}
      {event === 'recordState' && (
        <Checkbox.Group
          aria-label={t('reminderScreens.states')}
          value={value.states}
          options={followUpStates.map((one) => ({ value: one, label: t(`reminderScreens.state_${one}`) }))}
          onChange={(states) => set({ states })}
        />
      )}
      {event === 'recordDecided' && (
        <Checkbox.Group
          aria-label={t('reminderScreens.states')}
          value={value.decisions}
          options={(['approved', 'refused'] as const).map((one) => ({
            value: one,
            label: t(`reminderScreens.state_${one}`),
          }))}
          onChange={(decisions) => set({ decisions })}
        />
      )}
      {(event === 'recordState' || event === 'recordDecided') && (
        <p className={css.soft}>{t('reminderScreens.noneMeansAny')}</p>
      )}
      {event === 'recordDue' && (
        <Field label={t('reminderScreens.dueHours')} hint={t('reminderScreens.dueHoursHint')}>
          <InputNumber
            min={0}
            max={dueHoursMax}
            precision={0}
            value={value.hours}
            onChange={(hours) => set({ hours: hours ?? blankOn.hours })}
          />
        </Field>
      )}
      {event === 'status' && <Status value={value} onChange={set} />}
      {event === 'plan' && (
        <>
          <Subject of="plans" value={value.planId} onChange={(planId) => set({ planId })} />
          <Checkbox.Group
            aria-label={t('reminderScreens.moments')}
            value={value.moments}
            options={reminderMoments.map((one) => ({ value: one, label: t(`reminderScreens.moment_${one}`) }))}
            onChange={(moments) => set({ moments })}
          />
          {value.moments.includes('overdue') && (
            <Field label={t('reminderScreens.hours')} hint={t('reminderScreens.hoursHint')}>
              <InputNumber
                min={1}
                max={overdueHoursMax}
                precision={0}
                value={value.hours}
                onChange={(hours) => set({ hours: hours ?? blankOn.hours })}
              />
            </Field>
          )}
        </>
      )}
      {event === 'coupon' && <Subject of="coupons" value={value.couponId} onChange={(couponId) => set({ couponId })} />}
      {event === 'stock' && <p className={css.soft}>{t('reminderScreens.stockHint')}</p>}
      {event === 'limit' && <p className={css.soft}>{t('reminderScreens.limitHint')}</p>}
      {error && (
        <p className={css.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface SubjectProps {
  of: 'forms' | 'plans' | 'coupons'
  value: number
  onChange: (id: number) => void
}

/** One thing of its kind; of plans and coupons also every one. */
function Subject({ of, value, onChange }: SubjectProps) {
  const { t } = useTranslation()
  const { data } = useQuery(subjectsQuery(of))
  const every =
    of === 'forms'
      ? []
      : [{ value: 0, label: t(of === 'plans' ? 'reminderScreens.everyPlan' : 'reminderScreens.everyCoupon') }]
  return (
    <Field label={t(`reminderScreens.of_${of}`)}>
      <Select
        showSearch
        optionFilterProp="label"
        placeholder={t('reminderScreens.chooseForm')}
        value={of === 'forms' ? value || null : value}
        options={[...every, ...(data ?? [])]}
        onChange={(id: number | null) => onChange(id ?? 0)}
      />
    </Field>
  )
}

/** Which answers a record has to have; none: any. */
function Answers({
  formId,
  ...props
}: {
  formId: number
  value: FormCondition
  onChange: (when: FormCondition) => void
}) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['forms', 'one', formId, 'document'],
    queryFn: ({ signal }) => client.forms.info({ id: formId }, { signal }),
  })
  if (!data) return null
  return (
    <>
      <Suspense>
        <ConditionEditor
          document={data.document}
          value={props.value}
          onChange={(next) => props.onChange(next as FormCondition /* comparisons of the kit are the contract's */)}
        />
      </Suspense>
      {props.value.tests.length === 0 && <p className={css.soft}>{t('reminderScreens.everyRecord')}</p>}
    </>
  )
}

function Status({ value, onChange }: { value: WrittenOn; onChange: (change: Partial<WrittenOn>) => void }) {
  const { t } = useTranslation()
  const { data } = useQuery(allStatusesQuery)
  const chosen = data?.find(({ id }) => id === value.statusId)
  return (
    <>
      <Field label={t('reminderScreens.of_statuses')}>
        <Select
          placeholder={t('reminderScreens.chooseStatus')}
          value={value.statusId || null}
          options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number | null) => onChange({ statusId: id ?? 0, itemIds: [] })}
        />
      </Field>
      <Field label={t('reminderScreens.items')} hint={t('reminderScreens.noneMeansAny')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          value={value.itemIds}
          options={(chosen?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(itemIds) => onChange({ itemIds })}
        />
      </Field>
    </>
  )
}
