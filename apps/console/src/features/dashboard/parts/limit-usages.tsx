import type { LimitUsage } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from './limit-usages.module.css'
import { limitName } from './limit-name.ts'

/** How much of each limit is used, as numbers and as a bar. */
export function LimitUsages({ list }: { list: readonly LimitUsage[] }) {
  const { t } = useTranslation()
  const { formatNumber, formatBytes } = useFormats()
  const said = (key: string, amount: number) => (key === 'storageBytes' ? formatBytes(amount) : formatNumber(amount))
  return (
    <ul className={css.list}>
      {list.map(({ key, used, limit, high }) => (
        <li key={key} data-high={high}>
          <span>{limitName(key, t)}</span>
          <strong>{t('dashboard.usedOf', { used: said(key, used), limit: said(key, limit) })}</strong>
          <span className={css.bar} aria-hidden>
            <span style={{ width: `${Math.min(100, (used / Math.max(limit, 1)) * 100)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
