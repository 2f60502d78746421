import type { Push } from '@matai/contract'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { deliveries } from './queries.ts'

const spans = ['failed', 'hour', 'day', 'all'] as const
type Span = (typeof spans)[number]
const milliseconds = { hour: 3_600_000, day: 86_400_000 } as const

/** Sends again what was given up, or everything since a moment; receivers know it by its ids. */
export function ReplayDialog({ push, onClose }: { push: Push; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = deliveries.useChanged()
  const form = useForm({
    initial: { span: 'failed' as Span },
    showsFailure: true,
    async onSubmit({ span }) {
      const since = span === 'hour' || span === 'day' ? Date.now() - milliseconds[span] : undefined
      const { replayed } = await client.push.replay({
        id: push.id,
        ...(span === 'failed' ? { state: 'failed' as const } : {}),
        ...(since === undefined ? {} : { from: new Date(since).toISOString() }),
      })
      await changed()
      toast.success(t('pushScreens.replayed', { count: replayed }))
      onClose()
    },
  })
  const span = form.field('span')
  return (
    <DialogForm
      title={t('pushScreens.replay')}
      text={t('pushScreens.replayText')}
      action={t('pushScreens.replay')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('pushScreens.which')}>
        <Select
          value={span.value}
          options={spans.map((value) => ({ value, label: t(`pushScreens.span_${value}`) }))}
          onChange={span.onChange}
        />
      </Field>
    </DialogForm>
  )
}
