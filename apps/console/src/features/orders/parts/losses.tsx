import type { Quote, Tier } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from './orders.module.css'
import { sayLimit } from './say-limit.ts'

/** What an edition takes away: limits that are passed and features that are used, with the names of what hangs on them. */
export function Losses({ tier, loses }: { tier: Tier; loses: Quote['loses'] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const title = t('orders.losesTitle', { tier: t(`dashboard.tier_${tier}`) })
  const listed = (some: readonly string[], count: number) => {
    const names = some.map((name) => t('orders.losesName', { name })).join(t('app.comma'))
    return count > some.length ? t('orders.losesMore', { names, most: formats.formatNumber(count) }) : names
  }
  // What is said with its limit is not said twice.
  const features = loses.features.filter((key) => !loses.limits.some((limit) => limit.key === key))
  return (
    <section className={css.loses} aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      <ul>
        {loses.limits.map(({ key, used, limit, names }) => (
          <li key={key}>
            {t('orders.losesLimit', {
              name: t(`orders.limit_${key}`),
              used: sayLimit(key, used, t, formats),
              limit: sayLimit(key, limit, t, formats),
            })}
            {names.length > 0 && (
              <span className={css.named}>{t('orders.losesBeyond', { names: listed(names, used - limit) })}</span>
            )}
          </li>
        ))}
        {features.map((key) => {
          const use = loses.uses.find((one) => one.key === key)
          return (
            <li key={key}>
              {t('orders.losesFeature', { name: t(`orders.feature_${key}`) })}
              {use && (
                <span className={css.named}>{t('orders.losesUsed', { names: listed(use.names, use.count) })}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
