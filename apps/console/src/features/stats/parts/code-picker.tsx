import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import css from '../stats.module.css'
import { countsOfCode } from './counts-of-code.ts'

/** All codes, or one that is found by its name or id. */
export function CodePicker({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const found = useQuery({
    queryKey: ['stats', 'codes', keyword],
    queryFn: ({ signal }) => client.qrCodes.getCodeList({ keyword, pageSize: 20 }, { signal }),
    placeholderData: (before) => before,
  })
  const chosen = useQuery(countsOfCode(value))
  const options = (found.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isListed = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      className={css.picker ?? ''}
      aria-label={t('stats.pickCode')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={value}
      onChange={onChange}
      loading={found.isFetching}
      options={[
        { value: '', label: t('stats.allCodes') },
        ...(isListed ? [] : [{ value, label: chosen.data?.name ?? value }]),
        ...options,
      ]}
    />
  )
}
