import type { SmsPurpose } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/use-form.ts'
import { MobileInput } from './mobile-input.tsx'
import type { MobileNumber } from './mobile-number.ts'
import { PasswordInput } from './password-input.tsx'
import { SmsCodeInput } from './sms-code-input.tsx'

/** What proves a number and sets its password. */
export interface Proof {
  mobile: MobileNumber
  mobileCode: string
  passWord: string
}

interface ProofFieldsProps {
  form: Pick<Form<Proof>, 'values' | 'errors' | 'set' | 'validate'>
  purpose: SmsPurpose
  passwordLabel: string
  onMobile: (mobile: MobileNumber) => void
}

/** Number, code from the text message and new password, in registration and reset alike. */
export function ProofFields({ form, purpose, passwordLabel, onMobile }: ProofFieldsProps) {
  const { t } = useTranslation()
  const { values, errors, set, validate } = form
  return (
    <>
      <Field label={t('accounts.mobile')} error={errors.mobile} required>
        <MobileInput
          value={values.mobile}
          onChange={(value) => {
            set('mobile', value)
            onMobile(value)
          }}
        />
      </Field>
      <Field label={t('accounts.smsCode')} error={errors.mobileCode} required>
        <SmsCodeInput
          value={values.mobileCode}
          onChange={(value) => set('mobileCode', value)}
          purpose={purpose}
          mobile={values.mobile}
          checkMobile={() => validate(['mobile'])}
        />
      </Field>
      <Field label={passwordLabel} error={errors.passWord} required>
        <PasswordInput
          value={values.passWord}
          onChange={(value) => set('passWord', value)}
          autoComplete="new-password"
          placeholder={t('accounts.passwordPlaceholder')}
        />
      </Field>
    </>
  )
}
