import type { UserInfo } from '@matai/contract'
import { defaultCountry } from '@matai/rules/country-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { rememberedMobile } from '../../../../session.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { useFormats } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { passwordFault, smsCodeFault } from '../faults.ts'
import { mobileFault } from '../mobile-number.ts'
import { sealed } from '../sealed.ts'
import css from './panels.module.css'
import { ProofFields } from './proof-fields.tsx'

/** Says what happens, asks for proof, and for a typed word with the numbers in sight. */
export function CloseAccountPanel({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const [closing, setClosing] = useState(false)
  return (
    <Panel title={t('settings.closeAccount')}>
      <p className={css.text}>{t('settings.closeText')}</p>
      {!user.hasPassword && <p className={css.text}>{t('settings.passwordFirst')}</p>}
      {closing ? (
        <CloseForm />
      ) : (
        <Button danger disabled={!user.hasPassword} onClick={() => setClosing(true)}>
          {t('settings.closeStart')}
        </Button>
      )}
    </Panel>
  )
}

function CloseForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { formatInstant } = useFormats()
  const form = useForm({
    initial: { mobile: rememberedMobile() ?? { country: defaultCountry, national: '' }, mobileCode: '', passWord: '' },
    checks: { mobile: mobileFault, mobileCode: smsCodeFault, passWord: passwordFault },
    onSubmit: async ({ mobileCode, passWord }) => {
      if (!(await askFinally())) return
      const secret = await sealed(passWord, 'password')
      const { erasedAt } = await client.accounts.cancellationAccount({ mobileCode, passWord: secret })
      await navigate({ to: paths.login })
      queries.clear()
      toast.info(t('settings.closed', { at: formatInstant(erasedAt) }))
    },
  })

  async function askFinally() {
    const { qrCodes, scansTotal } = await client.stats.getMaininfo({})
    return confirm({
      title: t('settings.closeConfirmTitle'),
      text: t('settings.closeConfirmText', { count: qrCodes, scans: scansTotal.people }),
      action: t('settings.closeAccount'),
      danger: true,
      typed: t('settings.closeWord'),
    })
  }

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <ProofFields form={form} label={t('settings.closeMobile')} purpose="closeAccount" />
      <Button danger htmlType="submit" loading={form.sending}>
        {t('settings.closeAccount')}
      </Button>
    </form>
  )
}
