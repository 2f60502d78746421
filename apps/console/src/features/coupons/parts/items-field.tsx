import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { couponItemsMax, couponNameMax } from 'virtual:contract-constants'
import { Field } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { AddIcon, DeleteIcon } from '../../../ui/icons.ts'
import { InputNumber } from '../../../ui/number-input.tsx'
import type { Form } from '../../../ui/use-form.ts'
import css from '../coupons.module.css'

interface Item {
  name: string
  quantity: number
}

/** What one gets, and for how many codes each; twenty at the most. */
export function ItemsField<Values extends { items: Item[] }>({ form }: { form: Form<Values> }) {
  const { t } = useTranslation()
  const { items } = form.values
  const put = (next: Item[]) => form.set('items', next as Values['items'])
  const field = form.field as unknown as (
    list: 'items',
    place: number,
    name: 'name',
  ) => {
    value: string
    onChange: (value: string) => void
    error: string | undefined
  } // the names of this list, whatever else the form holds
  return (
    <fieldset className={css.items}>
      <legend>{t('coupons.items')}</legend>
      {items.map((item, place) => (
        // Items have no name but their place.
        // oxlint-disable-next-line no-array-index-key
        <div key={place} className={css.item}>
          <TextField label={t('coupons.itemName')} required max={couponNameMax} {...field('items', place, 'name')} />
          <Field label={t('coupons.quantity')}>
            <InputNumber
              min={1}
              max={100_000}
              precision={0}
              value={item.quantity}
              onChange={(quantity) =>
                put(items.map((one, at) => (at === place ? { ...one, quantity: quantity ?? 1 } : one)))
              }
              style={{ width: '100%' }}
            />
          </Field>
          <Button
            icon={<DeleteIcon />}
            aria-label={t('coupons.itemRemoveOf', { place: place + 1 })}
            disabled={items.length === 1}
            onClick={() => put(items.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      <Button
        icon={<AddIcon />}
        disabled={items.length >= couponItemsMax}
        title={items.length >= couponItemsMax ? t('coupons.max20Items') : ''}
        onClick={() => put([...items, { name: '', quantity: 100 }])}
      >
        {t('coupons.itemAdd')}
      </Button>
    </fieldset>
  )
}
