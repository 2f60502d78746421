import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { userQuery } from '../../../../user.ts'
import css from './panels.module.css'

/** A code takes it away: a session that somebody found open does not. */
export function SecondFactorRemoval() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { values, errors, sending, set, submit } = useForm({
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      queries.setQueryData(userQuery.queryKey, await client.accounts.secondFactorRemove({ code }))
      toast.success(i18next.t('settings.secondFactorRemoved'))
    },
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field label={t('accounts.secondFactorCode')} hint={t('accounts.secondFactorHint')} error={errors.code} required>
        <Input
          value={values.code}
          autoComplete="one-time-code"
          maxLength={11}
          onChange={(event) => set('code', event.target.value.trim())}
        />
      </Field>
      <Button htmlType="submit" danger loading={sending}>
        {t('settings.secondFactorRemove')}
      </Button>
    </form>
  )
}
