import type { Translate } from '@matai/i18n'
import { PageFrame } from '../frame/page-frame.tsx'
import css from './coupon.css?inline'
import type { CounterPage } from './page-data.ts'
import { couponWords } from './words.ts'

interface CounterProps {
  page: CounterPage
  script: string
  say: Translate
}

/** Where a merchant redeems: by camera or typed, also without a network. The answer fills the screen. */
export function CounterDocument({ page, script, say }: CounterProps) {
  const { language, outlet, person, ownerName } = page
  return (
    <PageFrame
      language={language}
      title={say('couponPage.counterTitle', { outlet })}
      meta={
        <>
          <style dangerouslySetInnerHTML={{ __html: css.trim() }} />
          <script type="module" src={script} />
        </>
      }
    >
      <main className="counter">
        {ownerName && <p className="owner">{ownerName}</p>}
        <h1>{say('couponPage.counterTitle', { outlet })}</h1>
        <p className="quiet">{person}</p>
        {page.ended ? <p className="state">{say('couponPage.counterEnded')}</p> : <Ways say={say} />}
        <p id="problem" role="alert" className="problem" />
        <section id="waiting" hidden>
          <h2>{say('couponPage.waitingTitle')}</h2>
          <p id="waiting-text" />
        </section>
        <section id="conflicts" hidden>
          <h2>{say('couponPage.conflictsTitle')}</h2>
          <p>{say('couponPage.conflictsText')}</p>
          <ul id="conflict-list" />
          <button type="button" id="conflicts-seen">
            {say('couponPage.conflictsSeen')}
          </button>
        </section>
        {!page.ended && <Shift say={say} />}
      </main>
      <dialog id="answer" aria-labelledby="answer-title">
        <span id="answer-shape" aria-hidden="true" />
        <strong id="answer-title" />
        <p id="answer-text" />
        <p id="answer-code" className="large" />
        <button type="button" id="answer-close">
          {say('couponPage.next')}
        </button>
      </dialog>
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

/** By camera or typed. */
function Ways({ say }: { say: Translate }) {
  return (
    <>
      <button type="button" id="camera" className="press">
        {say('couponPage.camera')}
      </button>
      <form id="typed">
        <label htmlFor="code">{say('couponPage.typed')}</label>
        <input
          id="code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
        <button type="submit" className="press">
          {say('couponPage.check')}
        </button>
      </form>
    </>
  )
}

/** What was redeemed since it began. */
function Shift({ say }: { say: Translate }) {
  return (
    <section>
      <h2>{say('couponPage.reportTitle')}</h2>
      <div className="pair">
        <button type="button" id="report">
          {say('couponPage.reportShow')}
        </button>
        <button type="button" id="shift">
          {say('couponPage.shiftBegin')}
        </button>
      </div>
      <p id="report-text" role="status" />
      <ul id="report-list" />
    </section>
  )
}
