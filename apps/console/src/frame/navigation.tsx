import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import css from './navigation.module.css'
import { userQuery } from '../user.ts'
import { navigationEntries, operatorEntries } from './navigation-entries.ts'

interface NavigationProps {
  /** Icons only. */
  collapsed?: boolean
  onGo?: () => void
}

export function Navigation({ collapsed = false, onGo }: NavigationProps) {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  const entries = user?.operator ? [...navigationEntries, ...operatorEntries] : navigationEntries
  return (
    <nav className={css.navigation} aria-label={t('app.navigation')} data-collapsed={collapsed}>
      <ul>
        {entries.map(({ to, label, icon: Icon, group }) => (
          <Fragment key={to}>
            {group && <li className={css.group}>{collapsed ? <hr /> : t(group)}</li>}
            <li>
              <Link
                to={to}
                className={css.entry}
                activeProps={{ 'aria-current': 'page' }}
                title={collapsed ? t(label) : undefined}
                onClick={onGo}
              >
                <Icon aria-hidden />
                <span className={collapsed ? 'visually-hidden' : undefined}>{t(label)}</span>
              </Link>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}
