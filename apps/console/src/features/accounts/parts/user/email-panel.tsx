import type { UserInfo } from '@matai/contract'
import { Button, Input } from 'antd'
import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { passwordFault } from '../faults.ts'
import { PasswordInput } from '../password-input.tsx'
import { sealed } from '../sealed.ts'
import css from './panels.module.css'
import { RemoveEmailForm } from './remove-email-form.tsx'
import { useConfirmedEmail } from './use-confirmed-email.ts'

/** Milliseconds after the last letter until an address is looked at (specification, section 9). */
const validatorDelay = 300

export function EmailPanel({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'change' | 'remove'>()
  const [sentTo, setSentTo] = useState<string>()
  useConfirmedEmail()
  const close = () => setOpen(undefined)
  return (
    <Panel title={t('settings.email')}>
      <p className={css.text}>{user.email ? t('settings.emailNow', { email: user.email }) : t('settings.emailNone')}</p>
      {!user.hasPassword && <p className={css.text}>{t('settings.emailPasswordFirst')}</p>}
      {sentTo && sentTo !== user.email && (
        <p className={css.text} role="status">
          {t('settings.emailSentTo', { email: sentTo })}
        </p>
      )}
      {open === 'change' && (
        <EmailForm
          onSent={(email) => {
            setSentTo(email)
            close()
          }}
        />
      )}
      {open === 'remove' && <RemoveEmailForm onDone={close} />}
      {!open && (
        <div className={css.actions}>
          <Button disabled={!user.hasPassword} onClick={() => setOpen('change')}>
            {t(user.email ? 'settings.changeEmail' : 'settings.bindEmail')}
          </Button>
          {user.email && (
            <Button type="text" disabled={!user.hasPassword} onClick={() => setOpen('remove')}>
              {t('settings.removeEmail')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const { values, errors, sending, set, setErrors, submit } = useForm({
    initial: { email: '', passWord: '' },
    checks: { email: emailFault, passWord: passwordFault },
    onSubmit: async ({ email, passWord }) => {
      await client.accounts.setEmail({ email, passWord: await sealed(passWord, 'password') })
      toast.success(i18next.t('settings.emailSent'))
      onSent(email.toLowerCase())
    },
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function tell(fault: string | undefined) {
    if (fault) setErrors((before) => ({ ...before, email: fault }))
  }

  function write(email: string) {
    set('email', email)
    clearTimeout(timer.current)
    if (email) timer.current = setTimeout(() => tell(emailFault(email)), validatorDelay)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field label={t('settings.newEmail')} error={errors.email} required>
        <Input
          type="email"
          value={values.email}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => write(event.target.value.trim())}
        />
      </Field>
      <Field label={t('settings.currentPassword')} error={errors.passWord} required>
        <PasswordInput
          value={values.passWord}
          onChange={(value) => set('passWord', value)}
          autoComplete="current-password"
        />
      </Field>
      <Button htmlType="submit" loading={sending}>
        {t('settings.sendEmail')}
      </Button>
    </form>
  )
}

/** One @ with something on both sides and a dot behind it; the server has the last word. */
function emailFault(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? undefined : i18next.t('accounts.emailFormat')
}
