import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { userQuery } from '../../../../user.ts'
import { passwordFault } from '../faults.ts'
import { PasswordInput } from '../password-input.tsx'
import { sealed } from '../sealed.ts'
import css from './panels.module.css'

export function RemoveEmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { values, errors, sending, set, submit } = useForm({
    initial: { passWord: '' },
    checks: { passWord: passwordFault },
    onSubmit: async ({ passWord }) => {
      const changed = await client.accounts.removeEmail({ passWord: await sealed(passWord, 'password') })
      queries.setQueryData(userQuery.queryKey, changed)
      toast.success(i18next.t('settings.emailRemoved'))
      onDone()
    },
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field label={t('settings.currentPassword')} error={errors.passWord} required>
        <PasswordInput
          value={values.passWord}
          onChange={(value) => set('passWord', value)}
          autoComplete="current-password"
        />
      </Field>
      <Button danger htmlType="submit" loading={sending}>
        {t('settings.removeEmail')}
      </Button>
    </form>
  )
}
