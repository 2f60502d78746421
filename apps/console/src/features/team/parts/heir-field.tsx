import type { MemberHoldings } from '@matai/contract'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import css from './team.module.css'

const kinds = ['qrCodes', 'forms', 'plans', 'statuses', 'records', 'reminders'] as const

interface HeirFieldProps {
  holdings: MemberHoldings
  value: number | null
  onChange: (heir: number | null) => void
}

/** What hangs on somebody who goes, and who takes it over. */
export function HeirField({ holdings: { holdings, heirs }, value, onChange }: HeirFieldProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  if (holdings.length === 0) return <p className={css.soft}>{t('team.holdsNothing')}</p>
  return (
    <>
      <ul className={css.holdings}>
        {holdings.map(({ kind, count }) => {
          const known = kinds.find((one) => one === kind)
          return (
            <li key={kind}>
              {t(`team.holds_${known ?? 'other'}`)}
              <strong>{formatNumber(count)}</strong>
            </li>
          )
        })}
      </ul>
      <Field label={t('team.heir')} hint={t('team.heirHint')}>
        <Select
          value={value ?? heirs[0]?.id ?? null}
          options={heirs.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onChange}
        />
      </Field>
    </>
  )
}
