import type { FollowUpState } from '@matai/contract'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { followedAtOnce, followUpTextMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { DayField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { startOfDay } from '../../../../ui/list/days.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { followUpStates as states } from '../follow-up-states.ts'
import { recordsOf } from '../queries.ts'

interface FollowManyProps {
  recordIds: readonly number[]
  formId: number
  onClose: () => void
}

/** Says the same of many records: a state, a day, a line. */
export function FollowManyDialog({ recordIds, formId, onClose }: FollowManyProps) {
  const { t } = useTranslation()
  const changed = recordsOf(formId).useChanged()
  const form = useForm({
    initial: { state: '' as FollowUpState | '', dueAt: '', text: '' },
    showsFailure: true,
    async onSubmit({ state, dueAt, text }) {
      const due = dueAt ? startOfDay(dueAt, 1) : undefined
      const said = { text, ...(state ? { state } : {}), ...(due ? { dueAt: due } : {}) }
      try {
        for (let from = 0; from < recordIds.length; from += followedAtOnce)
          await client.followUps.addMany({ recordIds: recordIds.slice(from, from + followedAtOnce), ...said })
        toast.success(t('recordScreens.followedMany', { count: recordIds.length }))
        onClose()
      } finally {
        await changed()
      }
    },
  })
  return (
    <DialogForm
      title={t('recordScreens.followManyTitle', { count: recordIds.length })}
      action={t('recordScreens.followUpAdd')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('recordScreens.followUpState')} error={form.errors.state}>
        <Select
          value={form.values.state}
          onChange={(state) => form.set('state', state)}
          options={[
            { value: '', label: t('recordScreens.followUpSame') },
            ...states.map((value) => ({ value, label: t(`recordScreens.state_${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('recordScreens.due')} error={form.errors.dueAt}>
        <DayField value={form.values.dueAt} onChange={(day) => form.set('dueAt', day)} />
      </Field>
      <TextField label={t('recordScreens.followUpText')} rows={2} max={followUpTextMax} {...form.field('text')} />
    </DialogForm>
  )
}
