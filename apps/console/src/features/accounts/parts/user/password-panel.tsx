import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { passwordFault } from '../faults.ts'
import { PasswordInput } from '../password-input.tsx'
import { sealed } from '../sealed.ts'
import css from './panels.module.css'

/** Changes the password, or sets the first one. */
export function PasswordPanel({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const empty = { oldPassWord: '', passWord: '' }
  const form = useForm({
    initial: empty,
    checks: { oldPassWord: (value) => (hasPassword ? passwordFault(value) : undefined), passWord: passwordFault },
    onSubmit: async ({ oldPassWord, passWord }) => {
      const secret = await sealed(passWord, 'password')
      if (hasPassword) {
        await client.accounts.changePwd({ oldPassWord: await sealed(oldPassWord, 'password'), passWord: secret })
      } else await client.accounts.setPwd({ passWord: secret })
      form.reset(empty)
      await queries.invalidateQueries()
      toast.success(i18next.t('settings.passwordChanged'))
    },
  })
  const { values, errors, sending, set, submit } = form
  return (
    <Panel title={t('settings.password')}>
      <form className={css.form} onSubmit={submit} noValidate>
        {hasPassword && (
          <Field label={t('settings.oldPassword')} error={errors.oldPassWord} required>
            <PasswordInput
              value={values.oldPassWord}
              onChange={(value) => set('oldPassWord', value)}
              autoComplete="current-password"
            />
          </Field>
        )}
        <Field label={t('settings.newPassword')} error={errors.passWord} required>
          <PasswordInput
            value={values.passWord}
            onChange={(value) => set('passWord', value)}
            autoComplete="new-password"
            placeholder={t('accounts.passwordPlaceholder')}
          />
        </Field>
        <Button htmlType="submit" loading={sending}>
          {hasPassword ? t('settings.passwordSet') : t('settings.passwordNew')}
        </Button>
      </form>
    </Panel>
  )
}
