import type { SmsPurpose } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import type { Form } from '../../../../ui/use-form.ts'
import { MobileInput } from '../mobile-input.tsx'
import type { MobileNumber } from '../mobile-number.ts'
import { PasswordInput } from '../password-input.tsx'
import { SmsCodeInput } from '../sms-code-input.tsx'

interface Proof {
  mobile: MobileNumber
  mobileCode: string
  passWord: string
}

interface ProofFieldsProps {
  form: Form<Proof>
  /** Of the number that gets the code. */
  label: string
  purpose: SmsPurpose
}

/** Number, code and password: what proves that it is really the person. */
export function ProofFields({ form: { values, errors, set, validate }, label, purpose }: ProofFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field label={label} error={errors.mobile} required>
        <MobileInput value={values.mobile} onChange={(value) => set('mobile', value)} />
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
      <Field label={t('settings.currentPassword')} error={errors.passWord} required>
        <PasswordInput
          value={values.passWord}
          onChange={(value) => set('passWord', value)}
          autoComplete="current-password"
        />
      </Field>
    </>
  )
}
