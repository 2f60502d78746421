import type { Coupon } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../coupons.module.css'
import { DaysTable } from './days-table.tsx'
import { ItemList } from './item-list.tsx'
import { OwedFacts } from './owed-facts.tsx'
import { liabilityQuery } from './queries.ts'

/** Days of which the redemptions of one coupon are shown. */
const shownDays = 30

/** What is still promised: issued, redeemed, expired, open; and where it was redeemed in the last days. */
export function CouponFacts({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { data } = useQuery(liabilityQuery(coupon.id, shownDays))
  return (
    <Panel>
      <div className={css.promised}>
        <OwedFacts owed={data} />
        <p className={css.soft}>
          {t('coupons.validBetween', { from: formatInstant(coupon.from), until: formatInstant(coupon.until) })}
          {coupon.outlets.length > 0 && ` · ${coupon.outlets.join(t('coupons.comma'))}`}
        </p>
        <p className={css.soft}>
          {[
            t('coupons.modeIs', { mode: t(`coupons.mode_${coupon.mode}`) }),
            coupon.byLink && t('coupons.byLink'),
            coupon.formId !== null && t('coupons.byForm'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ItemList coupon={coupon} />
        {data && data.days.length > 0 && (
          <details>
            <summary>{t('coupons.byDay')}</summary>
            <DaysTable days={data.days} />
          </details>
        )}
      </div>
    </Panel>
  )
}
