import type { UserInfo } from '@matai/contract'
import { type Language, languageInfo, languages } from '@matai/i18n/language'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { usernamePattern } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { chooseLanguage } from '../../../../language.ts'
import { Field } from '../../../../ui/field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { userQuery } from '../../../../user.ts'
import css from './panels.module.css'

interface ProfilePanelProps {
  user: UserInfo
  /** Of the screens: saving a username must not change what the person reads. */
  language: Language
}

export function ProfilePanel({ user, language }: ProfilePanelProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { values, errors, sending, set, submit } = useForm({
    initial: { username: user.username ?? '', language },
    checks: { username: (username) => usernameFault(username, user.username) },
    onSubmit: async ({ username, language }) => {
      const changed = await client.accounts.setProfile({ language, ...(username ? { username } : {}) })
      queries.setQueryData(userQuery.queryKey, changed)
      await chooseLanguage(language)
      toast.success(i18next.t('app.saved'))
    },
  })
  return (
    <Panel title={t('settings.profile')}>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field label={t('settings.username')} hint={t('settings.usernameHint')} error={errors.username}>
          <Input
            value={values.username}
            maxLength={30}
            autoComplete="off"
            onChange={(event) => set('username', event.target.value.trim())}
          />
        </Field>
        <Field label={t('settings.language')}>
          <Select<Language>
            value={values.language}
            options={languages.map((language) => ({ value: language, label: languageInfo[language].name }))}
            onChange={(language) => set('language', language)}
          />
        </Field>
        <Button type="primary" htmlType="submit" loading={sending}>
          {t('app.save')}
        </Button>
      </form>
    </Panel>
  )
}

/** A username that was set once cannot be taken away, only changed. */
function usernameFault(username: string, before: string | null): string | undefined {
  if (!username) return before ? i18next.t('accounts.usernameRequired') : undefined
  return usernamePattern.test(username) ? undefined : i18next.t('accounts.usernameFormat')
}
