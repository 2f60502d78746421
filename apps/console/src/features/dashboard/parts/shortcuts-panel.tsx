import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../dashboard-screen.module.css'

/** What people come for most days, one step away. */
export function ShortcutsPanel() {
  const { t } = useTranslation()
  return (
    <Panel title={t('dashboard.shortcuts')}>
      <ul className={css.recent}>
        <li>
          <Link to={paths.newQrCode}>{t('dashboard.toNewCode')}</Link>
        </li>
        <li>
          <Link to={paths.newBatch}>{t('dashboard.toNewBatch')}</Link>
        </li>
        <li>
          <Link to={paths.print}>{t('dashboard.toPrint')}</Link>
        </li>
        <li>
          <Link to={paths.scan}>{t('dashboard.toStatistics')}</Link>
        </li>
        <li>
          <Link to={paths.recovery}>{t('dashboard.toRecovery')}</Link>
        </li>
      </ul>
    </Panel>
  )
}
