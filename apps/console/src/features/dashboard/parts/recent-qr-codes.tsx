import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../dashboard-screen.module.css'
import type { MainInfo } from './main-info.ts'

/** The codes that were changed last, each one click away. */
export function RecentQrCodes({ list }: { list: MainInfo['recent'] }) {
  const { t } = useTranslation()
  const { formatInstant, formatNumber } = useFormats()
  const all = <Link to={paths.qrCodes}>{t('dashboard.allQrCodes')}</Link>
  return (
    <Panel title={t('dashboard.recent')} action={all}>
      <ul className={css.recent}>
        {list.map(({ id, name, updatedAt, scansToday, scansTotal }) => (
          <li key={id}>
            <Link to={paths.qrCode(id)}>{name}</Link>
            <span>
              {t('dashboard.todayAndTotal', { today: formatNumber(scansToday), total: formatNumber(scansTotal) })}
            </span>
            <span className={css.note}>{t('dashboard.changedAt', { at: formatInstant(updatedAt) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
