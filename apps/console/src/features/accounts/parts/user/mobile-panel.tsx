import type { UserInfo } from '@matai/contract'
import { defaultCountry } from '@matai/rules/country-rules'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { rememberedMobile, rememberMobile } from '../../../../session.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { passwordFault, smsCodeFault } from '../faults.ts'
import { type MobileNumber, mobileFault, mobileText } from '../mobile-number.ts'
import { sealed } from '../sealed.ts'
import css from './panels.module.css'
import { ProofFields } from './proof-fields.tsx'

export function MobilePanel({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  return (
    <Panel title={t('settings.mobile')}>
      <p className={css.text}>{t('settings.mobileNow', { mobile: user.mobile })}</p>
      {!user.hasPassword && <p className={css.text}>{t('settings.passwordFirst')}</p>}
      {user.wechat.bound && <p className={css.text}>{t('accounts.unbindWechatFirst')}</p>}
      {changing ? (
        <ChangeMobileForm onDone={() => setChanging(false)} />
      ) : (
        <Button disabled={!user.hasPassword || user.wechat.bound} onClick={() => setChanging(true)}>
          {t('settings.changeMobile')}
        </Button>
      )}
    </Panel>
  )
}

function ChangeMobileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const mobile: MobileNumber = { country: rememberedMobile()?.country ?? defaultCountry, national: '' }
  const form = useForm({
    initial: { mobile, mobileCode: '', passWord: '' },
    checks: { mobile: mobileFault, mobileCode: smsCodeFault, passWord: passwordFault },
    onSubmit: async ({ mobile, mobileCode, passWord }) => {
      const secret = await sealed(passWord, 'password')
      await client.accounts.changeTel({ mobile: mobileText(mobile), mobileCode, passWord: secret })
      rememberMobile(mobile)
      await queries.invalidateQueries()
      toast.success(i18next.t('settings.mobileChanged'))
      onDone()
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <ProofFields form={form} label={t('settings.newMobile')} purpose="changeMobile" />
      <Button htmlType="submit" loading={form.sending}>
        {t('settings.changeMobile')}
      </Button>
    </form>
  )
}
