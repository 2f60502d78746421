import type { Stock } from '@matai/contract'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { stockCodesAtOnce, stockUnitMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { FormSelect } from '../../forms/public.tsx'
import { CodePicker, type PickedCode } from '../../statuses/public.tsx'
import { stock } from './queries.ts'
import css from './stock.module.css'

/** Gives codes a stock, or sets how theirs is kept. */
export function SetDrawer({ rows, onClose }: { rows: Stock[]; onClose: () => void }) {
  const [first] = rows
  const { t } = useTranslation()
  const changed = stock.useChanged()
  const form = useForm({
    // What is set for the first of them: most often they are one, or alike.
    initial: {
      codes: rows.map(({ qrCode }): PickedCode => qrCode),
      unit: first?.unit ?? '',
      inFormId: first?.inForm.id ?? 0,
      outFormId: first?.outForm.id ?? 0,
      minimum: first?.minimum ?? '',
      price: first?.price ?? '',
      mayGoBelow: first?.mayGoBelow ?? false,
    },
    checks: {
      codes: (chosen) => (chosen.length === 0 ? t('stock.selectToStock') : undefined),
      unit: (unit) => (unit.trim() === '' ? t('stock.unitMissing') : undefined),
      inFormId: (id) => (id === 0 ? t('stockScreens.chooseForm') : undefined),
      outFormId: (id) => (id === 0 ? t('stockScreens.chooseForm') : undefined),
    },
    showsFailure: true,
    valueAt: ([first, ...rest]) => (first === 'ids' ? ['codes'] : first === undefined ? undefined : [first, ...rest]),
    async onSubmit({ codes: chosen, minimum, price, ...settings }) {
      const done = await client.stock.set({
        ...settings,
        ids: chosen.map(({ id }) => id),
        minimum: minimum.trim() || null,
        price: price.trim() || null,
      })
      await changed()
      toast.success(t('stockScreens.setDone', { count: done.changed }))
      onClose()
    },
  })
  const pick = (key: 'inFormId' | 'outFormId', label: string) => (
    <FormSelect
      label={label}
      hint={t('stockScreens.formHint')}
      error={form.field(key).error}
      value={form.values[key] || null}
      onChange={(id) => form.set(key, id ?? 0)}
    />
  )
  return (
    <DrawerForm title={t('stockScreens.set')} action={t('app.save')} form={form} onClose={onClose}>
      <CodePicker value={form.values.codes} most={stockCodesAtOnce} onChange={(chosen) => form.set('codes', chosen)} />
      {form.field('codes').error && (
        <p className={css.fault} role="alert">
          {form.field('codes').error}
        </p>
      )}
      <TextField label={t('stockScreens.unit')} required max={stockUnitMax} {...form.field('unit')} />
      {pick('inFormId', t('stockScreens.inForm'))}
      {pick('outFormId', t('stockScreens.outForm'))}
      <TextField
        label={t('stockScreens.minimum')}
        hint={t('stockScreens.minimumHint')}
        inputMode="decimal"
        max={17}
        {...form.field('minimum')}
      />
      <TextField label={t('stockScreens.price')} inputMode="decimal" max={17} {...form.field('price')} />
      <Checkbox checked={form.values.mayGoBelow} onChange={({ target }) => form.set('mayGoBelow', target.checked)}>
        {t('stockScreens.mayGoBelow')}
      </Checkbox>
    </DrawerForm>
  )
}
