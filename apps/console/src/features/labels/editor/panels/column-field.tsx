import { useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'

interface ColumnFieldProps {
  value: string
  disabled: boolean
  onChange: (column: string) => void
}

/** Most templates whose columns are offered. */
const pageSize = 100

/** A column of the account's batch templates, chosen or typed; one that no template has is told of. */
export function ColumnField({ value, disabled, onChange }: ColumnFieldProps) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['batches', 'columns'],
    queryFn: ({ signal }) => client.batches.list({ pageSize }, { signal }),
    staleTime: 60_000,
  })
  const names = new Map<string, string[]>()
  for (const { name: template, columns } of data?.list ?? []) {
    for (const { name } of columns) names.set(name, [...(names.get(name) ?? []), template])
  }
  const isUnknown = data !== undefined && data.list.length > 0 && value !== '' && !names.has(value)
  return (
    <Field label={t('labelEditor.column')} hint={t(isUnknown ? 'labelEditor.columnUnknown' : 'labelEditor.columnHint')}>
      <AutoComplete
        size="small"
        value={value}
        maxLength={50}
        disabled={disabled}
        options={[...names].map(([name, templates]) => ({ value: name, label: `${name} · ${templates.join(' / ')}` }))}
        showSearch={{ filterOption: (typed, option) => String(option?.value ?? '').includes(typed) }}
        style={{ width: '100%' }}
        onChange={(column: string) => onChange(column)}
      />
    </Field>
  )
}
