import type { UserInfo } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../client.ts'
import { paths } from '../paths.ts'
import { InfoIcon, LogOutIcon, PersonIcon } from '../ui/icons.ts'
import { toast } from '../ui/toast-store.ts'

export function PersonMenu({ user }: { user: UserInfo }) {
  const { t } = useTranslation()

  async function logOut() {
    try {
      await client.accounts.logout({})
    } catch {
      return toast.error(i18next.t('accounts.logoutFailed'))
    }
    // A new page, so that nothing of the person who left stays in memory.
    location.assign(paths.login)
  }

  const items = [
    { key: 'name', label: user.username ?? user.mobile, disabled: true },
    { type: 'divider' as const },
    { key: 'user', icon: <PersonIcon />, label: <Link to={paths.user}>{t('app.navAccountInfo')}</Link> },
    { key: 'about', icon: <InfoIcon />, label: <Link to={paths.about}>{t('app.about')}</Link> },
    { key: 'logOut', icon: <LogOutIcon />, label: t('accounts.logOut'), onClick: () => void logOut() },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<PersonIcon />} aria-label={t('app.person')} title={t('app.person')} />
    </Dropdown>
  )
}
