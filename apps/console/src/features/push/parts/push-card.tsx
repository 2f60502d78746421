import type { Push } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useFormats } from '../../../ui/format.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { eventName } from './event-name.ts'
import { HealthPlot } from './health-plot.tsx'
import card from '../../../ui/thing-card.module.css'
import css from './push.module.css'

interface PushCardProps {
  push: Push
  /** Whether its log is shown. */
  chosen: boolean
  /** What is being done with it now. */
  busy: string | undefined
  onDo: (deed: 'choose' | 'test' | 'turn' | 'rotate' | 'edit' | 'remove' | 'replay') => void
}

/** A receiver: where, of what, how it does, and what can be done with it. */
export function PushCard({ push, chosen, busy, onDo }: PushCardProps) {
  const { t } = useTranslation()
  const { formatInstant, formatNames, formatNumber } = useFormats()
  const host = push.name || new URL(push.url).host
  const state = () => {
    if (push.paused !== null) return <StateTag tone="warning">{t(`pushScreens.paused_${push.paused}`)}</StateTag>
    if (push.failingSince !== null)
      return <StateTag tone="warning">{t('pushScreens.failing', { at: formatInstant(push.failingSince) })}</StateTag>
    return <StateTag tone="success">{t('pushScreens.working')}</StateTag>
  }
  const facts = [
    push.events.length === 0 ? t('pushScreens.allEvents') : formatNames(push.events.map((one) => eventName(one, t))),
    push.forms.length === 0 ? t('pushScreens.allForms') : formatNames(push.forms.map(({ title }) => title)),
    t('pushScreens.waiting', { count: push.waiting, formatted: formatNumber(push.waiting) }),
    push.failed > 0 && t('pushScreens.failed', { count: push.failed, formatted: formatNumber(push.failed) }),
    push.expired > 0 && t('pushScreens.expired', { count: push.expired, formatted: formatNumber(push.expired) }),
    push.oldSecretUntil && t('pushScreens.bothUntil', { at: formatInstant(push.oldSecretUntil) }),
  ].filter(Boolean)
  return (
    <article className={card.card} data-chosen={chosen}>
      <header className={card.bar}>
        <strong>{host}</strong>
        {state()}
      </header>
      <p className={css.url}>{push.url}</p>
      <p className={card.soft}>{facts.join(' · ')}</p>
      <HealthPlot push={push} />
      <div className={card.deeds}>
        <Button type="primary" ghost loading={busy === 'test'} onClick={() => onDo('test')}>
          {t('pushScreens.test')}
        </Button>
        {!chosen && <Button onClick={() => onDo('choose')}>{t('pushScreens.showLog')}</Button>}
        <Button loading={busy === 'turn'} onClick={() => onDo('turn')}>
          {push.paused === null ? t('pushScreens.pause') : t('pushScreens.goOn')}
        </Button>
        <Button onClick={() => onDo('replay')}>{t('pushScreens.replay')}</Button>
        <Button onClick={() => onDo('rotate')}>{t('pushScreens.rotate')}</Button>
        <Button onClick={() => onDo('edit')}>{t('pushScreens.edit')}</Button>
        <Button danger onClick={() => onDo('remove')}>
          {t('app.delete')}
        </Button>
      </div>
      <p className={card.soft}>
        {t('pushScreens.address')} <code>{push.address}</code> <CopyButton text={push.address} />
      </p>
    </article>
  )
}
