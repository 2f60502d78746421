import type { ClosedStatus } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { closedStatusesQuery } from '../../settings/settings-queries.ts'
import { EditedForm } from '../model/edited-form.ts'
import css from './settings.module.css'

/** What an option makes of the live code that was scanned. */
export interface StatusChange {
  status: number
  item: number
}

/** The statuses of the account; none before they are known. */
export function useStatuses(isWanted: boolean): readonly ClosedStatus[] {
  const formId = useContext(EditedForm)
  const { data } = useQuery({ ...closedStatusesQuery(formId), enabled: isWanted && formId > 0 })
  return data?.list ?? []
}

interface OptionStatusProps {
  option: string | number
  statuses: readonly ClosedStatus[]
  value: StatusChange | null
  onChange: (change: StatusChange | null) => void
}

/** Which status the code comes to be in when somebody chooses the option. */
export function OptionStatus({ option, statuses, value, onChange }: OptionStatusProps) {
  const { t } = useTranslation()
  const options = statuses.map(({ id, name, items }) => ({
    label: name,
    options: items.map((item) => ({ value: `${id}:${item.id}`, label: `${name} · ${item.name}` })),
  }))
  const chosen = value && `${value.status}:${value.item}`
  const isKnown = options.some((group) => group.options.some((one) => one.value === chosen))
  const gone = chosen && !isKnown ? [{ value: chosen, label: t('formEditor.statusGone') }] : []
  return (
    <Select<string | null>
      className={css.status ?? ''}
      allowClear
      aria-label={t('formEditor.statusOf', { option })}
      placeholder={t('formEditor.statusNone')}
      value={chosen}
      options={[...gone, ...options]}
      onChange={(next) => {
        const [status, item] = next?.split(':').map(Number) ?? []
        onChange(status && item ? { status, item } : null)
      }}
    />
  )
}
