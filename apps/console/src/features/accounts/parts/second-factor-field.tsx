import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { Field } from '../../../ui/field.tsx'

interface SecondFactorFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The second step of signing in: digits of the authenticator, or a recovery code. */
export function SecondFactorField({ value, error, onChange }: SecondFactorFieldProps) {
  const { t } = useTranslation()
  return (
    <Field label={t('accounts.secondFactorCode')} hint={t('accounts.secondFactorHint')} error={error} required>
      <TextInput
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={11}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </Field>
  )
}
