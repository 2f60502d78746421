import type { Coupon } from '@matai/contract'
import { InputNumber, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { couponNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { CodesFile } from './codes-file.tsx'
import { coupons } from './queries.ts'

/** Letters of as many codes as can be imported at once. */
const codesLength = 700_000

/** One code on each line, or between commas. */
const codesIn = (text: string): string[] => text.split(/[\s,;，；]+/).filter(Boolean)

/** More codes, made by us or by somebody else. */
export function AddItemDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = coupons.useChanged()
  const form = useForm({
    initial: { name: '', by: 'make' as 'make' | 'import', quantity: 100, codes: '' },
    checks: {
      name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined),
      codes: (codes, { by }) => (by === 'import' && codesIn(codes).length === 0 ? t('coupons.codeMissing') : undefined),
    },
    showsFailure: true,
    async onSubmit({ name, by, quantity, codes }) {
      await client.coupons.addItem({
        couponId: coupon.id,
        name: name.trim(),
        ...(by === 'make' ? { quantity } : { codes: codesIn(codes) }),
      })
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  const { by } = form.values
  return (
    <DialogForm title={t('coupons.addCodes')} action={t('coupons.create')} form={form} onClose={onClose}>
      <TextField label={t('coupons.itemName')} required autoFocus max={couponNameMax} {...form.field('name')} />
      <Segmented
        value={by}
        onChange={(next) => form.set('by', next)}
        options={(['make', 'import'] as const).map((value) => ({ value, label: t(`coupons.by_${value}`) }))}
      />
      {by === 'make' ? (
        <Field label={t('coupons.quantity')} error={form.errors.quantity}>
          <InputNumber
            min={1}
            max={100_000}
            precision={0}
            value={form.values.quantity}
            onChange={(quantity) => form.set('quantity', quantity ?? 1)}
          />
        </Field>
      ) : (
        <>
          <TextField
            label={t('coupons.importCodes')}
            hint={t('coupons.importHint')}
            rows={8}
            max={codesLength}
            {...form.field('codes')}
          />
          <CodesFile
            onRead={(text) =>
              form.set('codes', [form.values.codes, text].filter(Boolean).join('\n').slice(0, codesLength))
            }
          />
        </>
      )}
    </DialogForm>
  )
}
