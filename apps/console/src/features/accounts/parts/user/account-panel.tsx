import type { UserInfo } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Input, Select } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { Field } from '../../../../ui/field.tsx'
import { ownZone } from '../../../../ui/own-zone.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { userQuery } from '../../../../user.ts'
import css from './panels.module.css'

/** What the account is called and where its days begin; for its administrator. */
export function AccountPanel({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { values, sending, set, submit } = useForm({
    initial: { name: user.account.isNamed ? user.account.name : '', zone: user.zone },
    onSubmit: async ({ name, zone }) => {
      let changed = user
      if (name !== (user.account.isNamed ? user.account.name : ''))
        changed = await client.accounts.setAccountName({ name })
      if (zone !== user.zone) changed = await client.accounts.setTimeZone({ zone })
      queries.setQueryData(userQuery.queryKey, changed)
      toast.success(i18next.t('app.saved'))
    },
  })
  const own = ownZone()
  return (
    <Panel title={t('settings.account')}>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field label={t('settings.accountName')} hint={t('settings.accountNameHint')}>
          <Input
            value={values.name}
            maxLength={50}
            autoComplete="organization"
            onChange={(event) => set('name', event.target.value)}
          />
        </Field>
        <Field
          label={t('settings.zone')}
          hint={values.zone === own ? t('settings.zoneHint') : t('settings.zoneOther', { zone: own })}
        >
          <Select
            value={values.zone}
            showSearch
            options={zoneOptions(values.zone)}
            onChange={(zone: string) => set('zone', zone)}
          />
        </Field>
        <p className={css.text}>
          <Link to={paths.brand}>{t('settings.toBrand')}</Link>
        </p>
        <Button type="primary" htmlType="submit" loading={sending}>
          {t('app.save')}
        </Button>
      </form>
    </Panel>
  )
}

/** What the browser knows, and what is set, which may be a zone that it calls by another name. */
function zoneOptions(chosen: string) {
  const names = new Set([chosen, ownZone(), ...Intl.supportedValuesOf('timeZone')])
  return [...names].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
