import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'

interface CollaboratorsFieldProps {
  /** Those that were chosen when it was opened, with their names. */
  known: readonly { id: number; name: string }[]
  value: number[]
  onChange: (ids: number[]) => void
  error: string | undefined
}

/** People who change a status on the phone; there may be thousands, so they are searched for. */
export function CollaboratorsField({ known, value, onChange, error }: CollaboratorsFieldProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState(new Map(known.map(({ id, name }) => [id, name])))
  const found = useQuery({
    queryKey: ['collaborators', 'search', keyword],
    queryFn: ({ signal }) => client.collaborators.list({ keyword, pageSize: 50, sort: 'name' }, { signal }),
    placeholderData: keepPreviousData,
  })
  const names = new Map([...chosen, ...(found.data?.list ?? []).map(({ id, name }) => [id, name] as const)])
  return (
    <Field label={t('statusScreens.collaborators')} hint={t('statusScreens.collaboratorsHint')} error={error}>
      <Select
        mode="multiple"
        filterOption={false}
        value={value}
        options={[...names]
          .filter(
            ([id, name]) =>
              value.includes(id) || name.includes(keyword) || found.data?.list.some((one) => one.id === id),
          )
          .map(([id, name]) => ({ value: id, label: name }))}
        onSearch={setKeyword}
        onChange={(ids: number[]) => {
          setChosen(new Map(ids.map((id) => [id, names.get(id) ?? ''])))
          onChange(ids)
        }}
      />
    </Field>
  )
}
