import type { SmsPurpose } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/use-form.ts'
import type { MobileNumber } from './mobile-number.ts'
import { NumberFields } from './number-fields.tsx'
import { PasswordInput } from './password-input.tsx'

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
      <NumberFields
        values={values}
        errors={errors}
        purpose={purpose}
        checkMobile={() => validate(['mobile'])}
        onMobile={(value) => {
          set('mobile', value)
          onMobile(value)
        }}
        onCode={(value) => set('mobileCode', value)}
      />
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
