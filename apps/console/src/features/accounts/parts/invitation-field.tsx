import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { Field } from '../../../ui/field.tsx'

interface InvitationFieldProps {
  value: string
  error: string | undefined
  required?: boolean
  onChange: (code: string) => void
}

/** The code of an invitation, where a server lets in who was invited. */
export function InvitationField({ value, error, required = false, onChange }: InvitationFieldProps) {
  const { t } = useTranslation()
  return (
    <Field label={t('accounts.invitation')} hint={t('accounts.invitationHint')} error={error} required={required}>
      <TextInput value={value} maxLength={20} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
