import type { SmsPurpose } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import type { Form } from '../../../../ui/use-form.ts'
import type { MobileNumber } from '../mobile-number.ts'
import { NumberFields } from '../number-fields.tsx'
import { PasswordInput } from '../password-input.tsx'

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
      <NumberFields
        values={values}
        errors={errors}
        label={label}
        purpose={purpose}
        checkMobile={() => validate(['mobile'])}
        onMobile={(value) => set('mobile', value)}
        onCode={(value) => set('mobileCode', value)}
      />
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
