import type { Enterprise } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { loginLabelMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormBody } from '../../../../ui/forms/form-body.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { enterpriseQuery } from './enterprise-query.ts'
import css from './enterprise.module.css'

/** Under which address the people of the enterprise sign in; told once. */
export function DomainPanel({ enterprise }: { enterprise: Enterprise }) {
  const { t } = useTranslation()
  const { domain, suffix } = enterprise
  if (domain) {
    const address = `${window.location.protocol}//${domain.host}${window.location.port ? `:${window.location.port}` : ''}`
    return (
      <Panel title={t('enterprise.domain')}>
        <p className={css.host}>
          <a href={`${address}/login`} target="_blank" rel="noreferrer">
            {domain.host}
          </a>
          <CopyButton text={`${address}/login`} />
        </p>
        <p className={css.text}>
          {t(`enterprise.state_${domain.state}`)} {t('enterprise.domainStays')}
          {domain.aliases.length > 0 && ` ${t('enterprise.aliases', { hosts: domain.aliases.join(' ') })}`}
        </p>
      </Panel>
    )
  }
  return (
    <Panel title={t('enterprise.domain')}>
      <p className={css.text}>{suffix === null ? t('enterprise.noDomain') : t('enterprise.domainText')}</p>
      {suffix !== null && <DomainForm suffix={suffix} canEdit={enterprise.can.edit} />}
    </Panel>
  )
}

function DomainForm({ suffix, canEdit }: { suffix: string; canEdit: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    initial: { domain: '' },
    checks: { domain: (domain) => (domain.trim() === '' ? t('enterprise.domainMissing') : undefined) },
    onSubmit: async ({ domain }) => {
      const host = `${domain.trim().toLowerCase()}.${suffix}`
      const sure = await confirm({
        title: t('enterprise.submitTitle', { host }),
        text: t('enterprise.submitText'),
        action: t('enterprise.submit'),
      })
      if (!sure) return
      queries.setQueryData(enterpriseQuery.queryKey, await client.enterprise.setDomain({ domain }))
      toast.success(t('enterprise.submitted'))
    },
  })
  const { value, onChange, error } = form.field('domain')
  return (
    <div className={css.form}>
      <FormBody form={form}>
        <Field label={t('enterprise.domainLabel')} hint={t('enterprise.domainHint')} error={error} required>
          <Input
            value={value}
            maxLength={loginLabelMax}
            suffix={`.${suffix}`}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
        <div>
          <Button type="primary" htmlType="submit" loading={form.sending} disabled={!canEdit}>
            {t('enterprise.submit')}
          </Button>
        </div>
      </FormBody>
    </div>
  )
}
