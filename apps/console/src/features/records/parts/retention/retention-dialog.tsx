import type { Form, Retention } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { retentionDays, retentionUntilTaken } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { useUser } from '../../../../user.ts'
import { retentionQuery } from '../queries.ts'
import css from '../records.module.css'
import { Disposals } from './disposals.tsx'

interface RetentionDialogProps {
  form: Form
  onClose: () => void
}

const modes = ['ever', 'days', 'taken'] as const
type Mode = (typeof modes)[number]

function modeOf({ days }: Retention): Mode {
  if (days === null) return 'ever'
  return days === retentionUntilTaken ? 'taken' : 'days'
}

/** How long records of a form are kept, and what was deleted because its time was over. */
export function RetentionDialog(props: RetentionDialogProps) {
  const { data } = useQuery(retentionQuery(props.form.id))
  return data ? <Days {...props} retention={data} /> : null
}

function Days({ form: { id }, onClose, retention }: RetentionDialogProps & { retention: Retention }) {
  const { t } = useTranslation()
  const { formatDay, formatNumber } = useFormats()
  const queries = useQueryClient()
  const form = useForm({
    initial: { mode: modeOf(retention), days: retention.days || null, afterPush: retention.afterPush },
    checks: {
      days: (days, { mode: chosen }) =>
        chosen === 'days' && days === null ? t('recordScreens.retentionDaysMissing') : undefined,
    },
    showsFailure: true,
    async onSubmit({ mode: chosen, ...kept }) {
      const wanted = {
        ever: { days: null, afterPush: false },
        days: kept,
        taken: { days: retentionUntilTaken, afterPush: true },
      }[chosen]
      queries.setQueryData(retentionQuery(id).queryKey, await client.retention.set({ formId: id, ...wanted }))
      toast.success(t('recordScreens.retentionSaved'))
      onClose()
    },
  })
  const { nextAt, disposed } = retention
  const { mode } = form.values
  const { account, flags } = useUser()
  const mayKeep = account.role === 'admin' || flags.includes('deleteRecord')
  return (
    <DialogForm
      title={t('recordScreens.retention')}
      text={t('recordScreens.retentionText')}
      action={t('recordScreens.viewSaveIt')}
      form={form}
      locked={mayKeep ? undefined : t('recordScreens.mayNotKeep')}
      onClose={onClose}
    >
      <Radio.Group
        aria-label={t('recordScreens.retention')}
        value={mode}
        className={css.modes ?? ''}
        onChange={({ target }) => form.set('mode', target.value as Mode)}
        options={modes.map((value) => ({ value, label: t(`recordScreens.retention_${value}`) }))}
      />
      {mode === 'days' && (
        <>
          <Field label={t('recordScreens.retentionDays')} error={form.errors.days}>
            <InputNumber<number>
              min={retentionDays.min}
              max={retentionDays.max}
              precision={0}
              value={form.values.days}
              onChange={(days) => form.set('days', days)}
            />
          </Field>
          <Checkbox checked={form.values.afterPush} onChange={({ target }) => form.set('afterPush', target.checked)}>
            {t('recordScreens.retentionAfterPush')}
          </Checkbox>
        </>
      )}
      {mode === 'taken' && <p className={css.soft}>{t('recordScreens.retentionTakenText')}</p>}
      {nextAt && <p>{t('recordScreens.retentionNext', { day: formatDay(nextAt) })}</p>}
      {disposed > 0 && (
        <p className={css.soft}>
          {t('recordScreens.retentionDisposed', { count: disposed, formatted: formatNumber(disposed) })}
        </p>
      )}
      {disposed > 0 && <Disposals formId={id} />}
    </DialogForm>
  )
}
