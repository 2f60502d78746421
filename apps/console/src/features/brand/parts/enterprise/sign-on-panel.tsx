import type { SignOnSettings } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { CheckBox } from '../../../../ui/controls/check-box.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormBody } from '../../../../ui/forms/form-body.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { signOnQuery } from './enterprise-query.ts'
import css from './enterprise.module.css'

/** The company's own OpenID provider, and who of it comes in. */
export function SignOnPanel() {
  const { t } = useTranslation()
  const { data } = useQuery(signOnQuery)
  return (
    <Panel title={t('enterprise.signOn')}>
      <p className={css.text}>{t('enterprise.signOnText')}</p>
      {data && <SignOnForm key={data.signOn?.issuer ?? ''} settings={data} />}
    </Panel>
  )
}

const joins = ['invited', 'everybody'] as const

function SignOnForm({ settings: { signOn, backs, link, can } }: { settings: SignOnSettings }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const keep = (settings: SignOnSettings) => queries.setQueryData(signOnQuery.queryKey, settings)
  const form = useForm({
    initial: {
      ...{ name: signOn?.name ?? '', issuer: signOn?.issuer ?? '', clientId: signOn?.clientId ?? '' },
      ...{ clientSecret: '', domains: signOn?.domains ?? [], claim: signOn?.claim ?? '' },
      ...{ values: signOn?.values ?? [], joins: signOn?.joins ?? joins[0], everywhere: signOn?.everywhere ?? false },
    },
    onSubmit: async ({ clientSecret, ...values }) => {
      keep(await client.signOn.set({ ...values, ...(clientSecret ? { clientSecret } : {}) }))
      form.reset({ ...values, clientSecret: '' })
      toast.success(t('enterprise.signOnSaved'))
    },
  })
  async function remove() {
    const sure = await confirm({
      title: t('enterprise.signOnOffTitle'),
      text: t('enterprise.signOnOffText'),
      action: t('enterprise.signOnOff'),
      danger: true,
    })
    if (!sure) return
    keep(await client.signOn.remove({}))
    toast.success(t('enterprise.signOnIsOff'))
  }
  const { values, errors, set } = form
  return (
    <div className={css.form}>
      <FormBody form={form}>
        <TextField
          label={t('enterprise.issuer')}
          hint={t('enterprise.issuerHint')}
          max={500}
          required
          {...form.field('issuer')}
        />
        <TextField label={t('enterprise.clientId')} max={255} required {...form.field('clientId')} />
        <TextField
          label={t('enterprise.clientSecret')}
          hint={t(signOn?.hasSecret ? 'enterprise.clientSecretKept' : 'enterprise.clientSecretHint')}
          max={1_000}
          type="password"
          {...form.field('clientSecret')}
        />
        <Field label={t('enterprise.backs')} hint={t('enterprise.backsHint')}>
          <ul className={css.backs}>
            {backs.map((back) => (
              <li key={back}>
                <code>{back}</code> <CopyButton text={back} />
              </li>
            ))}
          </ul>
        </Field>
        <Field label={t('enterprise.joins')} error={errors.joins}>
          <Select
            value={values.joins}
            onChange={(value) => set('joins', value)}
            options={joins.map((value) => ({ value, label: t(`enterprise.joins_${value}`) }))}
          />
        </Field>
        <Field label={t('enterprise.domains')} hint={t('enterprise.domainsHint')} error={errors.domains}>
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[' ', ',', '，', '、']}
            value={values.domains}
            onChange={(value) => set('domains', value)}
          />
        </Field>
        <TextField label={t('enterprise.claim')} hint={t('enterprise.claimHint')} max={100} {...form.field('claim')} />
        {values.claim !== '' && (
          <Field label={t('enterprise.values')} error={errors.values} required>
            <Select
              mode="tags"
              open={false}
              suffixIcon={null}
              tokenSeparators={[',', '，', '、']}
              value={values.values}
              onChange={(value) => set('values', value)}
            />
          </Field>
        )}
        <TextField
          label={t('enterprise.signOnName')}
          hint={t('enterprise.signOnNameHint')}
          max={20}
          {...form.field('name')}
        />
        {can.everywhere && (
          <CheckBox checked={values.everywhere} onChange={(value) => set('everywhere', value)}>
            {t('enterprise.everywhere')}
          </CheckBox>
        )}
        <div className={css.row}>
          <Button type="primary" htmlType="submit" loading={form.sending} disabled={!can.edit}>
            {t('app.save')}
          </Button>
          {signOn && (
            <Button danger onClick={() => void remove()}>
              {t('enterprise.signOnOff')}
            </Button>
          )}
        </div>
      </FormBody>
      {signOn && (
        <p className={css.text}>
          {t('enterprise.signOnLink')} <a href={link}>{link}</a> <CopyButton text={link} />
        </p>
      )}
    </div>
  )
}
