import type { Coupon } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../coupons.module.css'
import { liabilityQuery } from './queries.ts'

/** What is still promised: issued, redeemed, expired, open; and where the last ones were redeemed. */
export function CouponFacts({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant, formatDay } = useFormats()
  const { data } = useQuery(liabilityQuery(coupon.id))
  const facts = ['issued', 'redeemed', 'expired', 'open'] as const
  return (
    <Panel>
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`coupons.fact_${fact}`)}</dt>
            <dd>{data ? formatNumber(data[fact]) : '—'}</dd>
          </div>
        ))}
      </dl>
      <p className={css.soft}>
        {t('coupons.validBetween', { from: formatInstant(coupon.from), until: formatInstant(coupon.until) })}
        {coupon.outlets.length > 0 && ` · ${coupon.outlets.join(t('coupons.comma'))}`}
      </p>
      {data && data.days.length > 0 && (
        <ul className={css.list} aria-label={t('coupons.byDay')}>
          {data.days.slice(0, 7).map(({ day, outlet, uses }) => (
            <li key={`${day} ${outlet}`} className={css.soft}>
              {t('coupons.dayRow', { day: formatDay(day), outlet: outlet || t('coupons.noOutlet'), count: uses })}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
