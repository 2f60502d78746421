import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../language.ts'
import { Page } from '../../ui/page.tsx'
import { userPanels } from '../../user-slots.ts'
import { isAdmin, useUser } from '../../user.ts'
import { AccountPanel } from './parts/user/account-panel.tsx'
import { CloseAccountPanel } from './parts/user/close-account-panel.tsx'
import { DataPanel } from './parts/user/data-panel.tsx'
import { DevicesPanel } from './parts/user/devices-panel.tsx'
import { EmailPanel } from './parts/user/email-panel.tsx'
import { MobilePanel } from './parts/user/mobile-panel.tsx'
import { NoticesPanel } from './parts/user/notices-panel.tsx'
import { PasswordPanel } from './parts/user/password-panel.tsx'
import { ProfilePanel } from './parts/user/profile-panel.tsx'
import { SecondFactorPanel } from './parts/user/second-factor-panel.tsx'
import { CompanySignOnPanel } from './parts/user/company-sign-on-panel.tsx'
import { WechatPanel } from './parts/user/wechat-panel.tsx'

/** Everything about the person who is signed in. */
export function UserScreen() {
  const { t } = useTranslation()
  const user = useUser()
  const language = useSpoken((spoken) => spoken.language)
  return (
    <Page title={t('app.navAccountInfo')} width="narrow">
      <ProfilePanel key={language} user={user} language={language} />
      {isAdmin(user) && <AccountPanel user={user} />}
      {user.within ? (
        <p>{t('settings.within')}</p>
      ) : (
        <>
          <PasswordPanel hasPassword={user.hasPassword} />
          <SecondFactorPanel user={user} />
          <MobilePanel user={user} />
          <EmailPanel user={user} />
          <WechatPanel user={user} />
          <CompanySignOnPanel hasPassword={user.hasPassword} />
        </>
      )}
      <NoticesPanel email={user.email} />
      {!user.within && <DevicesPanel />}
      {userPanels.map(({ key, Panel }) => (
        <Suspense key={key}>
          <Panel />
        </Suspense>
      ))}
      {isAdmin(user) && <DataPanel accountId={user.account.id} />}
      {isAdmin(user) && !user.within && <CloseAccountPanel user={user} />}
    </Page>
  )
}
