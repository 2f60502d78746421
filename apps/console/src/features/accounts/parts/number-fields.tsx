import type { SmsPurpose } from '@matai/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { MobileInput } from './mobile-input.tsx'
import type { MobileNumber } from './mobile-number.ts'
import { SmsCodeInput } from './sms-code-input.tsx'

interface NumberFieldsProps {
  values: { mobile: MobileNumber; mobileCode: string }
  errors: { mobile?: string | undefined; mobileCode?: string | undefined }
  onMobile: (mobile: MobileNumber) => void
  onCode: (mobileCode: string) => void
  checkMobile: ComponentProps<typeof SmsCodeInput>['checkMobile']
  purpose: SmsPurpose
  /** Of the number; without one "mobile number". */
  label?: string
}

/** A number, and the code from the text message that proves it. */
export function NumberFields(props: NumberFieldsProps) {
  const { t } = useTranslation()
  const { values, errors, onMobile, onCode, checkMobile, purpose, label = t('accounts.mobile') } = props
  return (
    <>
      <Field label={label} error={errors.mobile} required>
        <MobileInput value={values.mobile} onChange={onMobile} />
      </Field>
      <Field label={t('accounts.smsCode')} error={errors.mobileCode} required>
        <SmsCodeInput
          value={values.mobileCode}
          onChange={onCode}
          purpose={purpose}
          mobile={values.mobile}
          checkMobile={checkMobile}
        />
      </Field>
    </>
  )
}
