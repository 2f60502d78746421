import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { closedStatusesQuery } from './settings-queries.ts'

interface ClosedStatusesProps {
  formId: number
  /** Ids of items. */
  value: number[]
  onChange: (items: number[]) => void
}

/** In which statuses of live codes the form takes nothing; where the account has no statuses nothing is asked. */
export function ClosedStatuses({ formId, value, onChange }: ClosedStatusesProps) {
  const { t } = useTranslation()
  const { data } = useQuery(closedStatusesQuery(formId))
  if (!data || data.list.length === 0) return null
  const options = data.list.map(({ name, items }) => ({
    label: name,
    options: items.map((item) => ({ value: item.id, label: `${name} · ${item.name}` })),
  }))
  return (
    <Field label={t('formSettings.closedStatuses')} hint={t('formSettings.closedStatusesHint')}>
      <Select<number[]> mode="multiple" value={value} options={options} onChange={onChange} />
    </Field>
  )
}
