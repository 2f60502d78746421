import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { Field } from '../../../../ui/field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { keepCompanyBegun } from '../company/begun.ts'
import { passwordFault } from '../faults.ts'
import { PasswordInput } from '../password-input.tsx'
import { sealed } from '../sealed.ts'
import css from './panels.module.css'

const queryKey = ['signOn', 'own']

/** The company's own sign-in, as another way in for the same person; nothing where the account has none. */
export function CompanySignOnPanel({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.signOn.own({}, { signal }) })
  const form = useForm({
    initial: { passWord: '' },
    checks: { passWord: (value) => (hasPassword ? passwordFault(value) : undefined) },
    showsFailure: true,
    onSubmit: async ({ passWord }) => {
      const proof = hasPassword ? { passWord: await sealed(passWord, 'password') } : {}
      const { state, key, content } = await client.signOn.beginLink(proof)
      keepCompanyBegun({ state, key, links: true })
      location.assign(content)
    },
  })
  const unlink = useSingleFlight(async () => {
    const question = {
      title: t('settings.companyUnlink'),
      text: t('settings.companyUnlinkAsk'),
      action: t('settings.companyUnlink'),
    }
    if (!(await confirm({ ...question, danger: true }))) return
    try {
      queries.setQueryData(queryKey, await client.signOn.unlink({}))
      toast.success(t('settings.companyUnlinked'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  if (!data || data.name === null) return null
  const { name, linked } = data
  return (
    <Panel title={t('settings.company')}>
      <p className={css.text}>{t(linked ? 'settings.companyIs' : 'settings.companyText', { name })}</p>
      {linked ? (
        <Button danger loading={unlink.running} onClick={() => void unlink.run()}>
          {t('settings.companyUnlink')}
        </Button>
      ) : (
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
            {t('settings.companyLink')}
          </Button>
        </form>
      )}
    </Panel>
  )
}
