import type { Enterprise } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { paths } from '../../../../paths.ts'
import css from './enterprise.module.css'

/** Letting this server act for a mini program without its secret; only where it is a platform of WeChat. */
export function AuthorisePanel({ enterprise: { authorised, can } }: { enterprise: Enterprise }) {
  const { t } = useTranslation()
  const { run, running } = useSingleFlight(async () => {
    try {
      const { url } = await client.wxMinapp.bindUrl({ mobile: /MicroMessenger/i.test(navigator.userAgent) })
      location.assign(`${paths.jump}?${new URLSearchParams({ to: url })}`)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  if (!can.authorise) return null
  return (
    <Panel title={t('enterprise.authorise')}>
      <p className={css.text}>{authorised ? t('enterprise.authorised', authorised) : t('enterprise.authoriseText')}</p>
      <Button loading={running} disabled={!can.edit} onClick={() => void run()}>
        {t(authorised ? 'enterprise.authoriseAgain' : 'enterprise.authorise')}
      </Button>
    </Panel>
  )
}
