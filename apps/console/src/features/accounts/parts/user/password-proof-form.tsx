import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { passwordFault } from '../faults.ts'
import { PasswordInput } from '../password-input.tsx'
import { sealed } from '../sealed.ts'
import css from './panels.module.css'

interface PasswordProofFormProps {
  hasPassword: boolean
  /** What its button says. */
  action: string
  begin: (proof: { passWord?: string }) => Promise<void>
}

/** The password once more, of who has one, before another way in is begun. */
export function PasswordProofForm({ hasPassword, action, begin }: PasswordProofFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { passWord: '' },
    checks: { passWord: (value) => (hasPassword ? passwordFault(value) : undefined) },
    onSubmit: async ({ passWord }) => begin(hasPassword ? { passWord: await sealed(passWord, 'password') } : {}),
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      {hasPassword && (
        <Field label={t('settings.currentPassword')} error={form.errors.passWord} required>
          <PasswordInput
            value={form.values.passWord}
            onChange={(value) => form.set('passWord', value)}
            autoComplete="current-password"
          />
        </Field>
      )}
      <Button type="primary" htmlType="submit" loading={form.sending}>
        {action}
      </Button>
    </form>
  )
}
