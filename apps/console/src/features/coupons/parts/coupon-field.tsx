import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { couponQuery } from './queries.ts'

const notFound = 1002
const offered = 50

interface CouponFieldProps {
  value: number | null
  onChange: (id: number) => void
}

/** Chooses one of the account's coupons, and says when its page gives out no codes. */
export function CouponField({ value, onChange }: CouponFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const { data: found, isFetching } = useQuery({
    queryKey: ['coupons', 'found', keyword],
    queryFn: ({ signal }) => client.coupons.list({ keyword, pageSize: offered }, { signal }),
  })
  const { data: chosen, error } = useQuery({ ...couponQuery(value ?? 0), enabled: value !== null })
  const list = found?.list ?? []
  const isGone = error instanceof CallError && error.code === notFound
  const outside =
    value !== null && chosen && !list.some(({ id }) => id === value) ? [{ value, label: chosen.name }] : []
  return (
    <Field
      label={t('blocks.couponChoose')}
      required
      error={isGone ? t('blocks.couponForeign') : undefined}
      hint={t(chosen && !chosen.byLink ? 'blocks.couponNotByLink' : 'blocks.couponHint')}
    >
      <Select<number>
        value={isGone ? null : value}
        options={[...outside, ...list.map(({ id, name }) => ({ value: id, label: name }))]}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        placeholder={t('blocks.couponMissing')}
        loading={isFetching}
        onChange={(id) => onChange(id)}
      />
    </Field>
  )
}
