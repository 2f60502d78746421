import { defaultCountry } from '@matai/rules/country-rules'
import i18next from 'i18next'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wechatWaysHere } from '../../../login-page.ts'
import { rememberedMobile } from '../../../session.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { returnedFromCompany } from './company/begun.ts'
import { LoginForm } from './login-form.tsx'
import type { MobileNumber } from './mobile-number.ts'
import { RegisterPanel } from './register-panel.tsx'
import { invitationInAddress } from './registration.ts'
import { ResetForm } from './reset-form.tsx'
import { useSignedIn } from './use-signed-in.ts'
import { returnedFromWechat } from './wechat/begun.ts'

const CompanyPanel = lazy(async () => ({ default: (await import('./company/company-panel.tsx')).CompanyPanel }))
const WechatPanel = lazy(async () => ({ default: (await import('./wechat/wechat-panel.tsx')).WechatPanel }))

type Tab = 'login' | 'register' | 'reset'

interface SignInPanelProps {
  /** See RegisterForm. */
  type?: number
  onDone: () => void
}

/** The three forms of the sign-in; a number typed in one stands in the others too. */
export function SignInPanel({ type = 0, onDone }: SignInPanelProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>(() => (invitationInAddress() ? 'register' : 'login'))
  const [byWechat, setByWechat] = useState(() => returnedFromWechat() !== undefined)
  const [byCompany, setByCompany] = useState(() => returnedFromCompany() !== undefined)
  const [mobile, setMobile] = useState<MobileNumber>(rememberedMobile() ?? { country: defaultCountry, national: '' })
  const signedIn = useSignedIn(onDone)
  const shared = { mobile, onMobile: setMobile }
  const onWechat = wechatWaysHere.length > 0 ? () => setByWechat(true) : undefined
  const tabs = [
    { key: 'login', label: t('accounts.loginTab') },
    { key: 'register', label: t('accounts.registerTab') },
    { key: 'reset', label: t('accounts.resetTab') },
  ] as const
  if (byCompany) {
    return (
      <Suspense fallback={<Skeleton rows={4} height={32} />}>
        <CompanyPanel
          onDone={() => signedIn(i18next.t('accounts.loginDone'), undefined)}
          onBack={() => setByCompany(false)}
        />
      </Suspense>
    )
  }
  if (byWechat) {
    return (
      <Suspense fallback={<Skeleton rows={4} height={32} />}>
        <WechatPanel
          {...shared}
          onDone={(used) => signedIn(i18next.t('accounts.loginDone'), used)}
          onBack={() => setByWechat(false)}
        />
      </Suspense>
    )
  }
  return (
    <Tabs label={t('accounts.signIn')} tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'login' && (
        <LoginForm
          {...shared}
          onDone={(used) => signedIn(i18next.t('accounts.loginDone'), used)}
          onForgot={() => setTab('reset')}
          onWechat={onWechat}
          onRegister={() => setTab('register')}
        />
      )}
      {tab === 'register' && (
        <RegisterPanel
          {...shared}
          type={type}
          onDone={(used) => signedIn(i18next.t('accounts.registerDone'), used)}
          onLogin={() => setTab('login')}
          onWechat={onWechat}
        />
      )}
      {tab === 'reset' && (
        <ResetForm
          {...shared}
          onDone={() => {
            toast.success(i18next.t('accounts.resetDone'))
            setTab('login')
          }}
        />
      )}
    </Tabs>
  )
}
