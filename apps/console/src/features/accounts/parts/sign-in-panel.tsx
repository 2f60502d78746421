import { defaultCountry } from '@matai/rules/country-rules'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberedMobile } from '../../../session.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { LoginForm } from './login-form.tsx'
import type { MobileNumber } from './mobile-number.ts'
import { RegisterPanel } from './register-panel.tsx'
import { invitationInAddress } from './registration.ts'
import { ResetForm } from './reset-form.tsx'
import { useSignedIn } from './use-signed-in.ts'

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
  const [mobile, setMobile] = useState<MobileNumber>(rememberedMobile() ?? { country: defaultCountry, national: '' })
  const signedIn = useSignedIn(onDone)
  const shared = { mobile, onMobile: setMobile }
  const tabs = [
    { key: 'login', label: t('accounts.loginTab') },
    { key: 'register', label: t('accounts.registerTab') },
    { key: 'reset', label: t('accounts.resetTab') },
  ] as const
  return (
    <Tabs label={t('accounts.signIn')} tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'login' && (
        <LoginForm
          {...shared}
          onDone={(used) => signedIn(i18next.t('accounts.loginDone'), used)}
          onForgot={() => setTab('reset')}
          onRegister={() => setTab('register')}
        />
      )}
      {tab === 'register' && (
        <RegisterPanel
          {...shared}
          type={type}
          onDone={(used) => signedIn(i18next.t('accounts.registerDone'), used)}
          onLogin={() => setTab('login')}
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
