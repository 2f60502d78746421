import type { ReportSchedule, SavedReport } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { peopleQuery } from '../queries.ts'
import css from '../records.module.css'

interface MailReportProps {
  report: SavedReport
  onSaved: () => void
  onClose: () => void
}

type Rhythm = ReportSchedule['every'] | 'none'
const rhythms: readonly Rhythm[] = ['none', 'day', 'week', 'month']
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const hours = Array.from({ length: 24 }, (_, value) => ({ value, label: `${String(value).padStart(2, '0')}:00` }))

/** To whom a report is mailed, and when. */
export function MailReportDialog({ report, onSaved, onClose }: MailReportProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const people = useQuery(peopleQuery).data?.list ?? []
  const { schedule } = report
  const form = useForm({
    initial: {
      every: (schedule?.every ?? 'week') as Rhythm,
      on: schedule?.on ?? 1,
      hour: schedule?.hour ?? 8,
      userIds: report.readers.map(({ id }) => id),
    },
    checks: {
      userIds: (ids, { every }) =>
        every !== 'none' && ids.length === 0 ? t('savedReports.readersMissing') : undefined,
    },
    showsFailure: true,
    async onSubmit({ every, on, hour, userIds }) {
      const wanted = every === 'none' ? null : { every, on, hour }
      await client.savedReports.mail({ id: report.id, schedule: wanted, userIds: wanted ? userIds : [] })
      toast.success(t('app.saved'))
      onSaved()
      onClose()
    },
  })
  const { every, on, hour, userIds } = form.values
  const title = t('savedReports.mailTitle', { name: report.name })
  return (
    <DialogForm title={title} action={t('app.save')} form={form} onClose={onClose}>
      <Field label={t('savedReports.every')}>
        <Select
          value={every}
          options={rhythms.map((value) => ({ value, label: t(`savedReports.every_${value}`) }))}
          onChange={(next) => form.set('every', next)}
        />
      </Field>
      {every === 'week' && (
        <Field label={t('savedReports.onWeekday')}>
          <Select
            value={Math.min(on, 7)}
            options={weekdays.map((value) => ({ value, label: t(`savedReports.weekday_${value}`) }))}
            onChange={(next) => form.set('on', next)}
          />
        </Field>
      )}
      {every === 'month' && (
        <Field label={t('savedReports.onDay')}>
          <InputNumber<number>
            min={1}
            max={31}
            precision={0}
            value={on}
            onChange={(next) => form.set('on', next ?? 1)}
          />
        </Field>
      )}
      {every !== 'none' && (
        <>
          <Field label={t('savedReports.hour')}>
            <Select value={hour} options={hours} onChange={(next) => form.set('hour', next)} />
          </Field>
          <Field label={t('savedReports.readers')} hint={t('savedReports.readersHint')} error={form.errors.userIds}>
            <Select
              mode="multiple"
              optionFilterProp="label"
              value={userIds}
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(ids) => form.set('userIds', ids)}
            />
          </Field>
        </>
      )}
      {report.nextAt && <p className={css.soft}>{t('savedReports.next', { at: formatInstant(report.nextAt) })}</p>}
    </DialogForm>
  )
}
