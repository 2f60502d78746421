import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { setPreference, usePreferences } from '../preferences.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { FoldIcon, UnfoldIcon } from '../ui/icons.ts'
import css from './home-layout.module.css'
import { Navigation } from './navigation.tsx'

export function SideBar() {
  const { t } = useTranslation()
  const collapsed = usePreferences((preferences) => preferences.navigationCollapsed)
  const label = collapsed ? t('app.unfold') : t('app.fold')
  return (
    <aside className={css.side} data-collapsed={collapsed}>
      <Brand collapsed={collapsed} />
      <Navigation collapsed={collapsed} />
      <Button
        type="text"
        className={css.fold ?? ''}
        icon={collapsed ? <UnfoldIcon /> : <FoldIcon />}
        aria-label={label}
        title={label}
        onClick={() => setPreference('navigationCollapsed', !collapsed)}
      />
    </aside>
  )
}

export function Brand({ collapsed = false }: { collapsed?: boolean }) {
  const { t } = useTranslation()
  return (
    <Link to={paths.qrCodes} className={css.brand} aria-label={t('app.name')}>
      <BrandMark />
      {!collapsed && <span>{t('app.name')}</span>}
    </Link>
  )
}
