import type { UserInfo } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { CheckBox } from '../../../../ui/controls/check-box.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { userQuery } from '../../../../user.ts'
import { BindWechat } from './bind-wechat.tsx'
import css from './panels.module.css'

/** The WeChat by which a person comes in and is told; there is none where the server has no official account. */
export function WechatPanel({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [binding, setBinding] = useState(false)
  const { offered, bound, subscribed, told } = user.wechat

  async function change(work: () => Promise<UserInfo>, said: string) {
    try {
      queries.setQueryData(userQuery.queryKey, await work())
      toast.success(said)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  const unbind = useSingleFlight(async () => {
    const question = {
      title: t('settings.wechatUnbind'),
      text: t('settings.wechatUnbindAsk'),
      action: t('settings.wechatUnbind'),
    }
    if (!(await confirm({ ...question, danger: true }))) return
    await change(() => client.wechat.unbind({}), i18next.t('settings.wechatUnbound'))
  })

  if (!offered && !bound) return null
  return (
    <Panel title={t('settings.wechat')}>
      <p className={css.text}>{t(bound ? 'settings.wechatIs' : 'settings.wechatText')}</p>
      {bound && told && (
        <div className={css.text}>
          <CheckBox
            checked={subscribed}
            onChange={(subscribe) => void change(() => client.wechat.subscribe({ subscribe }), i18next.t('app.saved'))}
          >
            {t('settings.wechatSubscribe')}
          </CheckBox>
        </div>
      )}
      {bound && (
        <Button danger loading={unbind.running} onClick={() => void unbind.run()}>
          {t('settings.wechatUnbind')}
        </Button>
      )}
      {!bound && !binding && <Button onClick={() => setBinding(true)}>{t('settings.wechatBind')}</Button>}
      {!bound && binding && <BindWechat hasPassword={user.hasPassword} onEnd={() => setBinding(false)} />}
    </Panel>
  )
}
