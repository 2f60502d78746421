import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { LimitUsages } from '../../dashboard/public.tsx'
import css from './orders.module.css'
import type { Offer } from './queries.ts'

/** The edition, until when, and how much of it is used; when a limit will be full if it goes on like this. */
export function CurrentTier({ offer: { current, next, usage, forecasts } }: { offer: Offer }) {
  const { t } = useTranslation()
  const { formatDate } = useFormats()
  const tier = t(`dashboard.tier_${current.tier}`)
  const said =
    current.tier === 'free'
      ? t('orders.currentFree')
      : current.until
        ? t('orders.currentUntil', { tier, at: formatDate(current.until) })
        : t('orders.currentEndless', { tier })
  return (
    <Panel title={t('orders.current')}>
      <p className={css.now}>{said}</p>
      {next && (
        <p className={css.text}>
          {t('orders.next', {
            tier: t(`dashboard.tier_${next.tier}`),
            from: formatDate(next.from),
            until: formatDate(next.until),
          })}
        </p>
      )}
      {(current.until || next) && <p className={css.text}>{t('orders.neverDead')}</p>}
      <h3 className={css.heading}>{t('orders.usage')}</h3>
      {usage.length === 0 ? <p className={css.text}>{t('orders.usageNone')}</p> : <LimitUsages list={usage} />}
      {forecasts.length > 0 && (
        <ul className={css.forecasts}>
          {forecasts.map(({ key, fullAt }) => (
            <li key={key}>
              <strong>{t(`orders.limit_${key}`)}</strong> {t('orders.forecast', { at: formatDate(fullAt) })}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
