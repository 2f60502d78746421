import { languageInfo } from '@matai/i18n/language'
import type { ViewProps } from '../view-props.ts'

/** A button that leads to a coupon, with what it is and when it can be used; of one that is gone it says so. */
export function CouponView({ block: { text, couponId }, coupons, language, say }: ViewProps<'coupon'>) {
  const coupon = coupons.get(couponId)
  if (coupon === undefined) {
    return (
      <p className="gone">
        {text}
        <br />
        {say('blocks.couponGone')}
      </p>
    )
  }
  const { address, name, from, until, zone } = coupon
  const days = new Intl.DateTimeFormat(languageInfo[language].tag, { dateStyle: 'medium', timeZone: zone })
  return (
    <a className="button" href={address}>
      {text}
      {name && (
        <small>
          {name} · {days.formatRange(from, until)}
        </small>
      )}
    </a>
  )
}

CouponView.action = true
