import type { Translate } from '@matai/i18n'
import { BrandHead } from '../frame/brand-head.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import css from './coupon.css?inline'
import type { CouponPage } from './page-data.ts'
import { couponWords } from './words.ts'

interface CouponProps {
  page: CouponPage
  /** Address of the page's script. */
  script: string
  say: Translate
}

/** A code in large letters, which opens without a network once it was opened; or where one is handed out. */
export function CouponDocument({ page, script, say }: CouponProps) {
  const { language, name, ownerName, words, code } = page
  return (
    <PageFrame
      language={language}
      title={name}
      meta={
        <>
          <style dangerouslySetInnerHTML={{ __html: css.trim() }} />
          <script type="module" src={script} />
        </>
      }
      brand={page.brand}
    >
      <main className="coupon">
        <BrandHead ownerName={ownerName} brand={page.brand} />
        <h1>{name}</h1>
        {code ? <Code page={page} code={code} say={say} /> : <HandOut page={page} say={say} />}
        <dl>
          <dt>{say('couponPage.validity')}</dt>
          <dd>{say('couponPage.validBetween', { from: page.from, until: page.until })}</dd>
          {page.outlets.length > 0 && (
            <>
              <dt>{say('couponPage.outlets')}</dt>
              <dd>{page.outlets.join(say('couponPage.comma'))}</dd>
            </>
          )}
        </dl>
        {words && <p className="terms">{words}</p>}
        <p id="offline" className="quiet" hidden>
          {say('couponPage.offline')}
        </p>
      </main>
      {page.branding && <footer className="brand">{say('scan.branding')}</footer>}
      <script
        type="application/json"
        id="coupon-data"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify({ page, words: couponWords[language] }).replaceAll('<', '\\u003c'),
        }}
      />
    </PageFrame>
  )
}

function Code({ page, code, say }: { page: CouponPage; code: NonNullable<CouponPage['code']>; say: Translate }) {
  const { state, usedAt, usedWhere } = code
  return (
    <>
      <p className="item">{code.itemName}</p>
      <div id="state" className="state" data-state={state} role="status">
        {say(`couponPage.state_${state}`)}
        {usedAt && <small>{say('couponPage.usedAt', { at: usedAt, where: usedWhere })}</small>}
      </div>
      {state === 'valid' && (
        <>
          <img className="picture" src={code.picture} width={240} height={240} alt={say('couponPage.picture')} />
          <p className="large">{code.text}</p>
          {code.left > 1 && <p className="quiet">{say('couponPage.left', { count: code.left })}</p>}
          {page.mode === 'merchant' && <p className="quiet">{say('couponPage.showIt')}</p>}
          {page.mode === 'visitor' && (
            <>
              <p className="quiet">{say('couponPage.redeemOnce')}</p>
              <p id="problem" role="alert" className="problem" />
              <button type="button" id="redeem" className="press">
                {say('couponPage.redeem')}
              </button>
            </>
          )}
          {page.mode === 'phone' && <PhoneForm say={say} action={say('couponPage.redeem')} />}
        </>
      )}
    </>
  )
}

function HandOut({ page: { closed, items }, say }: { page: CouponPage; say: Translate }) {
  const what = items !== '' && <p className="item">{items}</p>
  if (closed)
    return (
      <>
        {what}
        <p className="state" data-state="late">
          {say(`couponPage.closed_${closed}`)}
        </p>
      </>
    )
  return (
    <>
      {what}
      <p>{say('couponPage.onePerPhone')}</p>
      <PhoneForm say={say} action={say('couponPage.claim')} />
    </>
  )
}

/** A number and the code that was sent to it. */
function PhoneForm({ say, action }: { say: Translate; action: string }) {
  return (
    <form id="phone" noValidate>
      <label htmlFor="mobile">{say('couponPage.mobile')}</label>
      <input id="mobile" name="mobile" type="tel" autoComplete="tel" required />
      <button type="button" id="send">
        {say('couponPage.sendCode')}
      </button>
      <label htmlFor="smsCode">{say('couponPage.smsCode')}</label>
      <input id="smsCode" name="smsCode" inputMode="numeric" autoComplete="one-time-code" maxLength={6} required />
      <p id="problem" role="alert" className="problem" />
      <button type="submit" className="press">
        {action}
      </button>
    </form>
  )
}
