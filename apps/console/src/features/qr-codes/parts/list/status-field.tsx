import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../../ui/list/filters/fields.tsx'
import { useStatusItems } from './status-items.ts'

/** One item of a status, under the status that it is of; where there are none, nothing. */
export function StatusField({ value, onChange }: { value: string; onChange: (item: string) => void }) {
  const { t } = useTranslation()
  const statuses = useStatusItems()
  if (statuses.length === 0) return null
  const options = statuses.map(({ name, items }) => ({
    label: name,
    options: items.map((item) => ({ value: String(item.id), label: item.name })),
  }))
  return <ChoiceField label={t('qrCodes.statusItem')} value={value} options={options} onChange={onChange} />
}
