import type { Plan, PlanCycle } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planCodesMax, planHolidayRules, planNameMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { DayField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { directoriesQuery } from '../../directories/public.tsx'
import { allStatusesQuery, CodePicker, type PickedCode } from '../../statuses/public.tsx'
import css from './plans.module.css'
import { codeNamesQuery, plans } from './queries.ts'
import { FilterFields, ResultFields } from './target-fields.tsx'
import { WindowTimes } from './task-counts.tsx'
import { useTurns, WhomFields } from './whom-fields.tsx'

const cycles: { [Every in PlanCycle['every']]: Extract<PlanCycle, { every: Every }> } = {
  day: { every: 'day', days: 1 },
  week: { every: 'week', from: 1, until: 5 },
  month: { every: 'month', from: 1, until: 31 },
  monthWeekday: { every: 'monthWeekday', place: 1, weekday: 1 },
}
const everys = Object.keys(cycles) as PlanCycle['every'][] // the cycles, and nothing else
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** What was asked for below the fold is seen. */
const comeIntoSight = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

interface PlanDrawerProps {
  /** null: a new one */
  plan: Plan | null
  onClose: () => void
}

/** What is checked, where and when, with the next ten windows before anything is saved. */
export function PlanDrawer({ plan, onClose }: PlanDrawerProps) {
  const { t } = useTranslation()
  const changed = plans.useChanged()
  const forms = useQuery({
    queryKey: ['forms', 'list', 'titles'],
    queryFn: ({ signal }) => client.forms.list({ pageSize: 200 }, { signal }),
  })
  const directories = useQuery(directoriesQuery)
  const statuses = useQuery(allStatusesQuery)
  const [preview, setPreview] = useState<Plan['next'][]>()
  const named: PickedCode[] = (plan?.codeIds ?? []).map((id) => ({ id, name: id }))
  const names = useQuery({ ...codeNamesQuery(plan?.id ?? 0), enabled: named.length > 0 })
  const form = useForm({
    initial: {
      name: plan?.name ?? '',
      formId: plan?.form.id ?? 0,
      directoryIds: plan?.directoryIds ?? [],
      codes: named,
      cycle: plan?.cycle ?? (cycles.day as PlanCycle),
      opensAt: plan?.opensAt ?? '08:00',
      warnsAt: plan?.warnsAt ?? '16:00',
      closesAt: plan?.closesAt ?? '18:00',
      startsOn: plan?.startsOn ?? dayjs().format('YYYY-MM-DD'),
      endsOn: plan?.endsOn ?? '',
      holidays: plan?.holidays ?? ('same' as const),
      noCheckItems: plan?.noCheckItems ?? [],
      people: plan?.people.map(({ id }) => id) ?? [],
      groupIds: plan?.groups.map(({ id }) => id) ?? [],
      inTurn: plan?.inTurn ?? false,
      keyword: plan?.filter?.keyword ?? '',
      itemIds: plan?.filter?.itemIds ?? [],
      doneItemId: plan?.doneItemId ?? null,
      overdueItemId: plan?.overdueItemId ?? null,
    },
    checks: {
      name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined),
      formId: (id) => (id === 0 ? t('planScreens.chooseForm') : undefined),
    },
    showsFailure: true,
    valueAt: ([first, ...rest]) =>
      first === 'codeIds'
        ? ['codes']
        : first === 'filter'
          ? ['keyword']
          : first === undefined
            ? undefined
            : [first, ...rest],
    async onSubmit({ codes, endsOn, keyword, itemIds, ...draft }) {
      await client.plans.add({
        ...(plan ? { id: plan.id, version: plan.version } : {}),
        ...draft,
        codeIds: codes.map(({ id }) => id),
        filter: keyword.trim() !== '' || itemIds.length > 0 ? { keyword, itemIds } : null,
        endsOn: endsOn || null,
      })
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  const { values } = form
  const { cycle } = values
  const turnOf = useTurns(values, plan)
  const items = (statuses.data ?? []).flatMap((status) =>
    status.items.map(({ id, name }) => ({ value: id, label: `${status.name} · ${name}` })),
  )
  const setCycle = (next: PlanCycle) => form.set('cycle', next)
  const locked = plan?.state === 'running' ? t('planScreens.cycleLocked') : undefined

  async function look() {
    const { opensAt, warnsAt, closesAt, startsOn, endsOn, holidays } = values
    try {
      const times = { cycle, opensAt, warnsAt, closesAt, startsOn, endsOn: endsOn || null, holidays }
      setPreview((await client.plans.preview(times)).list)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  const number = (label: string, value: number, most: number, set: (next: number) => void) => (
    <Field label={label}>
      <InputNumber min={1} max={most} value={value} onChange={(next) => set(next ?? 1)} />
    </Field>
  )
  const weekday = (label: string, value: number, set: (next: number) => void) => (
    <Field label={label}>
      <Select
        value={value}
        options={weekdays.map((day) => ({ value: day, label: t(`planScreens.weekday_${day as 1}`) }))}
        onChange={set}
      />
    </Field>
  )
  return (
    <DrawerForm
      title={plan?.name ?? t('planScreens.add')}
      action={t('app.save')}
      form={form}
      needsChange={plan !== null}
      width={640}
      onClose={onClose}
    >
      <TextField label={t('planScreens.planName')} required autoFocus max={planNameMax} {...form.field('name')} />
      <Field label={t('planScreens.form')} required error={form.field('formId').error}>
        <Select
          showSearch
          optionFilterProp="label"
          value={values.formId || null}
          options={(forms.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id: number | null) => form.set('formId', id ?? 0)}
        />
      </Field>
      <Field label={t('planScreens.directories')} hint={t('planScreens.directoriesHint')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          value={values.directoryIds}
          options={(directories.data?.list ?? []).map(({ id, name }) => ({
            value: id,
            label: name || t('directories.defaultName'),
          }))}
          onChange={(ids) => form.set('directoryIds', ids)}
        />
      </Field>
      <CodePicker
        value={values.codes}
        names={names.data}
        most={planCodesMax}
        hint={t('planScreens.codesHint')}
        onChange={(codes) => form.set('codes', codes)}
      />
      <FilterFields
        keyword={values.keyword}
        itemIds={values.itemIds}
        items={items}
        set={(key, value) => form.set(key, value)}
        error={form.field('keyword').error}
      />
      {form.field('codes').error && (
        <p className={css.fault} role="alert">
          {form.field('codes').error}
        </p>
      )}
      {locked && <p className={css.soft}>{locked}</p>}
      <Field label={t('planScreens.cycle')}>
        <Select
          value={cycle.every}
          disabled={locked !== undefined}
          options={everys.map((every) => ({ value: every, label: t(`planScreens.every_${every}`) }))}
          onChange={(every) => setCycle(cycles[every])}
        />
      </Field>
      <div className={css.pair}>
        {cycle.every === 'day' &&
          number(t('planScreens.everyDays'), cycle.days, 365, (days) => setCycle({ ...cycle, days }))}
        {cycle.every === 'week' && (
          <>
            {weekday(t('planScreens.from'), cycle.from, (from) => setCycle({ ...cycle, from }))}
            {weekday(t('planScreens.until'), cycle.until, (until) => setCycle({ ...cycle, until }))}
          </>
        )}
        {cycle.every === 'month' && (
          <>
            {number(t('planScreens.fromDay'), cycle.from, 31, (from) => setCycle({ ...cycle, from }))}
            {number(t('planScreens.untilDay'), cycle.until, 31, (until) => setCycle({ ...cycle, until }))}
          </>
        )}
        {cycle.every === 'monthWeekday' && (
          <>
            {number(t('planScreens.place'), cycle.place, 5, (place) => setCycle({ ...cycle, place }))}
            {weekday(t('planScreens.weekday'), cycle.weekday, (day) => setCycle({ ...cycle, weekday: day }))}
          </>
        )}
      </div>
      {form.errors.cycle && (
        <p className={css.fault} role="alert">
          {form.errors.cycle}
        </p>
      )}
      <div className={css.pair}>
        <TextField label={t('planScreens.opensAt')} type="time" max={5} {...form.field('opensAt')} />
        <TextField label={t('planScreens.warnsAt')} type="time" max={5} {...form.field('warnsAt')} />
        <TextField label={t('planScreens.closesAt')} type="time" max={5} {...form.field('closesAt')} />
      </div>
      <div className={css.pair}>
        <Field label={t('planScreens.startsOn')} error={form.field('startsOn').error}>
          <DayField {...form.field('startsOn')} />
        </Field>
        <Field label={t('planScreens.endsOn')} error={form.field('endsOn').error}>
          <DayField {...form.field('endsOn')} />
        </Field>
      </div>
      <Field label={t('planScreens.holidays')} hint={t('planScreens.holidaysHint')}>
        <Select
          value={values.holidays}
          options={planHolidayRules.map((value) => ({ value, label: t(`planScreens.holidays_${value}`) }))}
          onChange={(holidays) => form.set('holidays', holidays)}
        />
      </Field>
      <Field label={t('planScreens.noCheck')} hint={t('planScreens.noCheckHint')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          value={values.noCheckItems}
          options={items}
          onChange={(ids) => form.set('noCheckItems', ids)}
        />
      </Field>
      <ResultFields {...values} items={items} set={(key, value) => form.set(key, value)} />
      <WhomFields {...values} set={(key, value) => form.set(key, value as never)} />
      <div className={css.apart}>
        <Button onClick={() => void look()}>{t('planScreens.preview')}</Button>
      </div>
      {preview && (
        <ol ref={comeIntoSight} className={css.list} aria-label={t('planScreens.preview')}>
          {preview.length === 0 && <li>{t('planScreens.noWindows')}</li>}
          {preview.map(
            (window, place) =>
              window && (
                <li key={window.key}>
                  <WindowTimes window={window} />
                  {turnOf(place) && <span className={css.soft}>{turnOf(place)}</span>}
                </li>
              ),
          )}
        </ol>
      )}
    </DrawerForm>
  )
}
