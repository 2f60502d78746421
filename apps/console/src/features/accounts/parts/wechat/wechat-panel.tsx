import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { type WechatWay, wechatWaysHere } from '../../../../login-page.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import css from '../forms.module.css'
import type { MobileNumber } from '../mobile-number.ts'
import { forgetReturned, isInWechat, keepBegun, returnedFromWechat } from './begun.ts'
import { BindMobileForm } from './bind-mobile-form.tsx'
import { EnterForm } from './enter-form.tsx'
import { ScanCode } from './scan-code.tsx'
import own from './wechat.module.css'

interface WechatPanelProps {
  mobile: MobileNumber
  onMobile: (mobile: MobileNumber) => void
  onDone: (mobile?: MobileNumber) => void
  onBack: () => void
}

interface Begun {
  scene: string
  key: string
  code?: string
}

/** The way that fits: within WeChat its own page, elsewhere a code to scan, else WeChat's page for websites. */
function wayHere(): WechatWay | undefined {
  const has = (way: WechatWay) => wechatWaysHere.includes(way)
  if (isInWechat() && has('page')) return 'page'
  return has('scan') ? 'scan' : has('website') ? 'website' : undefined
}

/** Signing in and registering with WeChat. */
export function WechatPanel({ mobile, onMobile, onDone, onBack }: WechatPanelProps) {
  const { t } = useTranslation()
  const [returned] = useState(returnedFromWechat)
  const [begun, setBegun] = useState<Begun | undefined>(typeof returned === 'object' ? returned : undefined)
  const [unbound, setUnbound] = useState(false)
  const way = wayHere()
  useEffect(forgetReturned, [])

  function body() {
    if (begun && unbound) return <BindMobileForm {...{ begun, mobile, onMobile, onDone }} />
    if (begun) {
      const ways = { onUnbound: () => setUnbound(true), onAgain: () => setBegun(undefined) }
      return <EnterForm begun={begun} onDone={() => onDone()} {...ways} />
    }
    if (way === 'scan') return <ScanCode onConfirmed={setBegun} />
    return way && <GoToWechat way={way} />
  }
  return (
    <section aria-label={t('accounts.wechatBy')}>
      {!unbound && <h2 className={own.title}>{t('accounts.wechatBy')}</h2>}
      {returned === 'foreign' && <p className={css.note}>{t('accounts.wechatForeign')}</p>}
      {body()}
      <div className={css.after}>
        <button type="button" className={css.link} onClick={onBack}>
          {t('accounts.wechatMobile')}
        </button>
      </div>
    </section>
  )
}

/** Leaves for WeChat's page, which leads back here. */
function GoToWechat({ way }: { way: WechatWay }) {
  const { t } = useTranslation()
  const [going, setGoing] = useState(false)
  async function go() {
    setGoing(true)
    try {
      const begun = await client.wechat.begin({ way })
      keepBegun({ scene: begun.scene, key: begun.key })
      location.assign(begun.content)
    } catch (error) {
      setGoing(false)
      toast.error(sentenceOf(error))
    }
  }
  return (
    <>
      <p className={css.note}>{t('accounts.wechatGoHint')}</p>
      <Button kind="primary" block loading={going} onClick={() => void go()}>
        {t('accounts.wechatGo')}
      </Button>
    </>
  )
}
