import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { NoticeBell } from '../features/notices/public.tsx'
import { askToSignIn } from '../session.ts'
import { MenuIcon } from '../ui/icons.ts'
import { userQuery } from '../user.ts'
import { AccountSwitcher } from './account-switcher.tsx'
import { HelpMenu } from './help-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import css from './top-bar.module.css'
import { UsageButton } from './usage-button.tsx'

/** Account and search at the left, everything about the person at the right. */
export function TopBar({ onMenu }: { onMenu?: () => void }) {
  const { t } = useTranslation()
  const { data: user, isError } = useQuery(userQuery)
  return (
    <header className={css.bar}>
      {onMenu && <Button type="text" icon={<MenuIcon />} aria-label={t('app.openNavigation')} onClick={onMenu} />}
      {user && user.accounts.length > 1 && <AccountSwitcher user={user} />}
      <SearchBox />
      <div className={css.end}>
        {user && <UsageButton />}
        {user && <NoticeBell accountId={user.account.id} />}
        <HelpMenu />
        <LanguageSwitch signedIn={Boolean(user)} />
        <ThemeSwitch />
        {user && <PersonMenu user={user} />}
        {!user && isError && <Button onClick={() => askToSignIn()}>{t('app.login')}</Button>}
      </div>
    </header>
  )
}
