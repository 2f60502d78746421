import type { Plan } from '@matai/contract'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { DayField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import css from '../plans.module.css'
import { plans } from '../queries.ts'

interface MoveDialogProps {
  plan: Plan
  /** The day on which the window would open by the calendar. */
  windowKey: string
  today: string
  /** It was moved or left out before: it may open as planned again. */
  wasMoved?: boolean
  onClose: () => void
}

/** A window that has not opened yet is left out or opens on another day, and why. */
export function MoveDialog({ plan, windowKey, today, wasMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const { formatDate } = useFormats()
  const changed = plans.useChanged()
  const form = useForm({
    initial: { what: (wasMoved ? 'move' : 'leaveOut') as 'leaveOut' | 'move', to: windowKey, reason: '' },
    checks: {
      reason: (reason) => (reason.trim() === '' ? t('plans.reasonMissing') : undefined),
      to: (to, { what }) => (what === 'move' && to === '' ? t('planScreens.chooseDay') : undefined),
    },
    showsFailure: true,
    async onSubmit({ what, to, reason }) {
      await client.plans.moveWindow({ id: plan.id, key: windowKey, to: what === 'move' ? to : null, reason })
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  const { what } = form.values
  return (
    <DialogForm
      title={t('planScreens.moveTitle', { day: formatDate(`${windowKey}T12:00`) })}
      text={t('planScreens.moveText')}
      action={t('app.save')}
      form={form}
      onClose={onClose}
    >
      <Segmented
        block
        className={css.apart ?? ''}
        value={what}
        options={(['leaveOut', 'move'] as const).map((value) => ({ value, label: t(`planScreens.do_${value}`) }))}
        onChange={(next) => form.set('what', next)}
      />
      {what === 'move' && (
        <Field label={t('planScreens.newDay')} required error={form.field('to').error}>
          <DayField min={today} value={form.values.to} onChange={(to) => form.set('to', to)} />
        </Field>
      )}
      <TextField label={t('planScreens.reason')} required max={200} {...form.field('reason')} />
    </DialogForm>
  )
}
