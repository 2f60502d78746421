import type { FollowUpState } from '@matai/contract'
import { useRef, useState } from 'react'
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
import { StateField } from './state-field.tsx'
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
  // Of what was said before something failed nothing is said again.
  const reached = useRef(0)
  const [done, setDone] = useState(0)
  const form = useForm({
    initial: { state: '' as FollowUpState | '', dueAt: '', text: '' },
    showsFailure: true,
    async onSubmit({ state, dueAt, text }) {
      const due = dueAt ? startOfDay(dueAt, 1) : undefined
      const said = { text, ...(state ? { state } : {}), ...(due ? { dueAt: due } : {}) }
      try {
        while (reached.current < recordIds.length) {
          const some = recordIds.slice(reached.current, reached.current + followedAtOnce)
          await client.followUps.addMany({ recordIds: some, ...said })
          reached.current += some.length
          setDone(reached.current)
        }
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
      action={
        done > 0 ? t('recordScreens.followManyGoOn', { done, total: recordIds.length }) : t('recordScreens.followUpAdd')
      }
      form={form}
      onClose={onClose}
    >
      <StateField value={form.values.state} error={form.errors.state} onChange={(state) => form.set('state', state)} />
      <Field label={t('recordScreens.due')} error={form.errors.dueAt}>
        <DayField value={form.values.dueAt} onChange={(day) => form.set('dueAt', day)} />
      </Field>
      <TextField label={t('recordScreens.followUpText')} rows={2} max={followUpTextMax} {...form.field('text')} />
    </DialogForm>
  )
}
