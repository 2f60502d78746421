import type { Counter } from '@matai/contract'
import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'
import { outletNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { counters } from './queries.ts'
import { useOutlets } from './use-outlets.ts'

/** A phone for an outlet and a person; its address is shown next. */
export function CounterDialog({ onClose, onMade }: { onClose: () => void; onMade: (counter: Counter) => void }) {
  const { t } = useTranslation()
  const changed = counters.useChanged()
  const outlets = useOutlets()
  const filled = (name: string) => (name.trim() === '' ? t('errors.nameEmpty') : undefined)
  const form = useForm({
    initial: { outlet: '', person: '' },
    checks: { outlet: filled, person: filled },
    showsFailure: true,
    async onSubmit({ outlet, person }) {
      const made = await client.counters.add({ outlet: outlet.trim(), person: person.trim() })
      await changed()
      onMade(made)
    },
  })
  return (
    <DialogForm
      title={t('coupons.counterAdd')}
      text={t('coupons.counterAddText')}
      action={t('coupons.create')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('coupons.outlet')} hint={t('coupons.outletHint')} required error={form.errors.outlet}>
        <AutoComplete
          autoFocus
          maxLength={outletNameMax}
          value={form.values.outlet}
          onChange={(outlet) => form.set('outlet', outlet)}
          options={outlets.filter(({ value }) => value.includes(form.values.outlet.trim()))}
        />
      </Field>
      <TextField label={t('coupons.person')} required max={outletNameMax} {...form.field('person')} />
    </DialogForm>
  )
}
