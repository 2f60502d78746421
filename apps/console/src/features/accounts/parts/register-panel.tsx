import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './forms.module.css'
import { LegalLinks } from './legal-links.tsx'
import { OutboxLink } from './outbox-link.tsx'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'
import { invitationInAddress, registrationQuery } from './registration.ts'

// Most servers need neither, so the first load does not carry them.
const AskInvitationForm = lazy(async () => ({
  default: (await import('./ask-invitation-form.tsx')).AskInvitationForm,
}))
const InvitedForm = lazy(async () => ({ default: (await import('./invited-form.tsx')).InvitedForm }))

/** The way of registering that this server offers: a text message, an invitation, or a mailed link. */
export function RegisterPanel(props: RegisterFormProps) {
  const { t } = useTranslation()
  const [invitation] = useState(invitationInAddress)
  const [withCode, setWithCode] = useState(invitation !== '')
  const { data, isPending } = useQuery(registrationQuery(invitation))
  if (isPending) return <Skeleton rows={4} height={32} />
  // A server that does not say lets everybody in who can be sent a text message; if not, it says so then.
  const mode = data?.mode ?? 'open'
  const invited = withCode || mode === 'invitation'
  if (!invited && mode === 'open') {
    return <RegisterForm {...props} onInvited={() => setWithCode(true)} />
  }
  const { type, mobile, onMobile, onDone, onLogin } = props
  return (
    <Suspense fallback={<Skeleton rows={4} height={32} />}>
      {invited ? (
        <InvitedForm {...{ invitation, mobile, onMobile, onDone }} good={Boolean(data?.invitation)} />
      ) : (
        <AskInvitationForm />
      )}
      <div className={css.after}>
        {type !== 1 && <LegalLinks />}
        {mode !== 'invitation' && (
          <button type="button" className={css.link} onClick={() => setWithCode(!withCode)}>
            {t(invited ? 'accounts.withoutInvitation' : 'accounts.haveInvitation')}
          </button>
        )}
        <button type="button" className={css.link} onClick={onLogin}>
          {t('accounts.haveAccount')}
        </button>
        <OutboxLink />
      </div>
    </Suspense>
  )
}
