import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

type ItemOption = { value: number; label: string }

interface FilterFieldsProps {
  keyword: string
  itemIds: number[]
  items: ItemOption[]
  set(key: 'keyword' | 'itemIds', value: never): void
  error: string | undefined
}

/** Codes that a plan takes by what they are. */
export function FilterFields({ keyword, itemIds, items, set, error }: FilterFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('planScreens.keyword')}
        hint={t('planScreens.filterHint')}
        max={50}
        value={keyword}
        onChange={(value) => set('keyword', value as never)}
        error={error}
      />
      <Field label={t('planScreens.filterItems')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          value={itemIds}
          options={items}
          onChange={(ids) => set('itemIds', ids as never)}
        />
      </Field>
    </>
  )
}

interface ResultFieldsProps {
  doneItemId: number | null
  overdueItemId: number | null
  items: ItemOption[]
  set(key: 'doneItemId' | 'overdueItemId', value: number | null): void
}

/** Statuses that codes get by what became of their tasks. */
export function ResultFields({ doneItemId, overdueItemId, items, set }: ResultFieldsProps) {
  const { t } = useTranslation()
  const field = (key: 'doneItemId' | 'overdueItemId', value: number | null) => (
    <Field label={t(`planScreens.${key}`)}>
      <Select
        allowClear
        showSearch
        optionFilterProp="label"
        placeholder={t('planScreens.resultNone')}
        value={value}
        options={items}
        onChange={(id?: number | null) => set(key, id ?? null)}
      />
    </Field>
  )
  return (
    <>
      {field('doneItemId', doneItemId)}
      {field('overdueItemId', overdueItemId)}
    </>
  )
}
