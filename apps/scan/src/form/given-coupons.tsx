import type { AfterSubmission } from '@matai/contract'
import type { Translate } from '@matai/i18n'

/** Coupons that were given for a record, each with the way to its page. */
export function GivenCoupons({ coupons, say }: { coupons: AfterSubmission['coupons']; say: Translate }) {
  return coupons.map(({ name, item, path }) => (
    <p key={path ?? name} className="given">
      {say(path ? 'formPage.coupon' : 'formPage.couponGone', { name })}
      {path && (
        <a className="button" href={path}>
          {say('formPage.couponOpen', { item })}
        </a>
      )}
    </p>
  ))
}
