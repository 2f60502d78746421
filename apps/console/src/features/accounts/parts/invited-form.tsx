import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { useSpoken } from '../../../language.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { countryOf } from './countries.ts'
import { passwordFault } from './faults.ts'
import css from './forms.module.css'
import { InvitationField } from './invitation-field.tsx'
import { MobileInput } from './mobile-input.tsx'
import { type MobileNumber, mobileFault, mobileText } from './mobile-number.ts'
import { PasswordInput } from './password-input.tsx'
import { sealed } from './sealed.ts'

interface InvitedFormProps {
  /** From the address, or empty. */
  invitation: string
  /** Whether the server says that it lets somebody in. */
  good: boolean
  mobile: MobileNumber
  onMobile: (mobile: MobileNumber) => void
  onDone: (mobile: MobileNumber) => void
}

/** Registering with an invitation: no text message is needed. */
export function InvitedForm({ invitation, good, mobile, onMobile, onDone }: InvitedFormProps) {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const { values, errors, sending, set, submit } = useForm({
    initial: { invitation, mobile, passWord: '' },
    checks: {
      invitation: (code) => (code.trim() ? undefined : t('accounts.invitationMissing')),
      mobile: mobileFault,
      passWord: passwordFault,
    },
    onSubmit: async (wanted) => {
      await client.accounts.register({
        accountType: 1,
        countryName: countryOf(wanted.mobile.country).name[language],
        mobile: mobileText(wanted.mobile),
        invitation: wanted.invitation.trim(),
        passWord: await sealed(wanted.passWord, 'password'),
        platForm: 0,
        registerFrom: 1,
      })
      onDone(wanted.mobile)
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      {good ? (
        <p className={css.note}>{t('accounts.invited')}</p>
      ) : (
        invitation && <p className={css.note}>{t('accounts.invitationOld')}</p>
      )}
      <InvitationField
        value={values.invitation}
        error={errors.invitation}
        required
        onChange={(code) => set('invitation', code)}
      />
      <Field label={t('accounts.mobile')} error={errors.mobile} required>
        <MobileInput
          value={values.mobile}
          onChange={(value) => {
            set('mobile', value)
            onMobile(value)
          }}
        />
      </Field>
      <Field label={t('accounts.password')} error={errors.passWord} required>
        <PasswordInput
          value={values.passWord}
          onChange={(value) => set('passWord', value)}
          autoComplete="new-password"
          placeholder={t('accounts.passwordPlaceholder')}
        />
      </Field>
      <Button kind="primary" type="submit" block loading={sending}>
        {t('accounts.register')}
      </Button>
    </form>
  )
}
