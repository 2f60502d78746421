import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import css from './forms.module.css'
import { sealed } from './sealed.ts'

/** Where whoever can read a mail may register: the link comes by mail. */
export function AskInvitationForm() {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState('')
  const { values, errors, sending, set, submit } = useForm({
    initial: { email: '' },
    checks: { email: (email) => (email.includes('@') ? undefined : t('accounts.emailFormat')) },
    onSubmit: async ({ email }) => {
      const to = email.trim()
      await client.accounts.askInvitation({ email: to, sign: await sealed(to, 'smsCode') })
      setSentTo(to)
    },
  })
  if (sentTo) {
    return (
      <p className={css.note} role="status">
        {t('accounts.linkSent', { email: sentTo })}
      </p>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('accounts.registerEmail')} hint={t('accounts.registerEmailHint')} error={errors.email} required>
        <TextInput
          type="email"
          autoComplete="email"
          value={values.email}
          maxLength={254}
          onChange={(event) => set('email', event.target.value)}
        />
      </Field>
      <Button kind="primary" type="submit" block loading={sending}>
        {t('accounts.sendLink')}
      </Button>
    </form>
  )
}
