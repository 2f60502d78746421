import type { Plan } from '@matai/contract'
import { Segmented } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'

/** A year of a plan as a file that goes on in the background. */
export function EvidenceDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation()
  const thisYear = dayjs().year()
  const form = useForm({
    initial: { year: thisYear, as: 'pdf' as 'pdf' | 'excel' },
    showsFailure: true,
    async onSubmit({ year, as }) {
      await client.plans.evidence({ id: plan.id, year, as })
      toast.success(t('stockScreens.exporting'))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('planScreens.evidenceTitle', { name: plan.name })}
      text={t('planScreens.evidenceText')}
      action={t('planScreens.export')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('planScreens.year')} error={form.field('year').error}>
        <InputNumber
          min={2020}
          max={2100}
          value={form.values.year}
          onChange={(year) => form.set('year', year ?? thisYear)}
        />
      </Field>
      <Field label={t('planScreens.as')}>
        <Segmented
          value={form.values.as}
          options={[
            { value: 'pdf', label: 'PDF' },
            { value: 'excel', label: 'Excel' },
          ]}
          onChange={(as) => form.set('as', as === 'excel' ? 'excel' : 'pdf')}
        />
      </Field>
    </DialogForm>
  )
}
