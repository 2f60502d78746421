import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { codeTabs } from '../../../../code-slots.ts'
import { paths } from '../../../../paths.ts'
import css from './code-home.module.css'

/** The tabs of a code's page, each with an address of its own. */
export function CodeTabLinks({ id, shown }: { id: string; shown: string }) {
  const { t } = useTranslation()
  return (
    <nav className={css.tabs} aria-label={t('qrCodes.tabs')}>
      {codeTabs.map(({ key, label }) => (
        <Link
          key={key}
          to={paths.qrCode(id, key)}
          className={css.tab}
          aria-current={key === shown ? 'page' : undefined}
          data-shown={key === shown}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
