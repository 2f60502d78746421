import type { QrCodeSort } from '@matai/contract'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { qrCodeSorts } from 'virtual:contract-constants'

export function SortSelect({ value, onChange }: { value: QrCodeSort; onChange: (sort: QrCodeSort) => void }) {
  const { t } = useTranslation()
  return (
    <Select<QrCodeSort>
      aria-label={t('qrCodes.sort')}
      value={value}
      onChange={onChange}
      options={qrCodeSorts.map((sort) => ({ value: sort, label: t(`qrCodes.sort_${sort}`) }))}
      style={{ minWidth: 128 }}
    />
  )
}
