import type { Coupon } from '@matai/contract'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { couponNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { CodesFile } from './codes-file.tsx'
import { CodesWorkbook, type LookedAt } from './codes-workbook.tsx'
import css from '../coupons.module.css'
import { coupons } from './queries.ts'

/** Letters of as many codes as can be imported at once. */
const codesLength = 700_000
const ways = ['make', 'import', 'file'] as const

/** One code on each line, or between commas. */
const codesIn = (text: string): string[] => text.split(/[\s,;，；]+/).filter(Boolean)

/** More codes, made by us or by somebody else. */
export function AddItemDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = coupons.useChanged()
  const form = useForm({
    initial: {
      name: '',
      by: 'make' as (typeof ways)[number],
      quantity: 100,
      codes: '',
      workbook: null as LookedAt | null,
    },
    checks: {
      name: (name, { by, workbook }) =>
        name.trim() !== '' || (by === 'file' && workbook?.seen.nameless === 0) ? undefined : t('errors.nameEmpty'),
      codes: (codes, { by }) => (by === 'import' && codesIn(codes).length === 0 ? t('coupons.codeMissing') : undefined),
      workbook: (looked, { by }) => {
        if (by !== 'file') return undefined
        if (!looked) return t('coupons.fileMissing')
        if (looked.seen.added === 0) return t('coupons.fileNone')
        return looked.seen.skipped.length > 0 && !looked.skipBad ? t('coupons.fileSkipFirst') : undefined
      },
    },
    showsFailure: true,
    async onSubmit({ name, by, quantity, codes, workbook }) {
      const couponId = coupon.id
      const item = name.trim()
      if (by === 'file' && workbook) {
        const named = item === '' ? {} : { name: item }
        await client.couponImports.codes({ couponId, ...named, workbook: workbook.workbook, skipBad: workbook.skipBad })
      } else {
        const made = by === 'make' ? { quantity } : { codes: codesIn(codes) }
        await client.coupons.addItem({ couponId, name: item, ...made })
      }
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  const { by, workbook } = form.values
  const isFile = by === 'file'
  return (
    <DialogForm
      title={t('coupons.addCodes')}
      action={t(by === 'make' ? 'coupons.create' : 'coupons.importAction')}
      form={form}
      onClose={onClose}
    >
      <Segmented
        block
        className={css.byWay ?? ''}
        aria-label={t('coupons.addCodes')}
        value={by}
        onChange={(next) => form.set('by', next)}
        options={ways.map((value) => ({ value, label: t(`coupons.by_${value}`) }))}
      />
      <TextField
        label={t(isFile ? 'coupons.itemOfRows' : 'coupons.itemName')}
        required={!isFile || (workbook?.seen.nameless ?? 0) > 0}
        autoFocus
        max={couponNameMax}
        {...form.field('name')}
      />
      {by === 'make' && (
        <Field label={t('coupons.quantity')} error={form.errors.quantity}>
          <InputNumber
            min={1}
            max={100_000}
            precision={0}
            value={form.values.quantity}
            onChange={(quantity) => form.set('quantity', quantity ?? 1)}
          />
        </Field>
      )}
      {by === 'import' && (
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
      {isFile && <CodesWorkbook couponId={coupon.id} {...form.field('workbook')} />}
    </DialogForm>
  )
}
