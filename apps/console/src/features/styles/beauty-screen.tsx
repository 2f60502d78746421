import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import css from './beauty-screen.module.css'

/** Each tab is an address of its own under the route `beauty`. */
const tabs = [
  { to: paths.beauty, label: 'styles.tabStyles' },
  { to: paths.beautyLabels, label: 'labelEditor.tab' },
] as const

/** Heading and tabs of styles and labels. */
export function BeautyScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('app.navBeauty')}>
      <nav className={css.tabs} aria-label={t('styles.tabs')}>
        {tabs.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </Page>
  )
}
