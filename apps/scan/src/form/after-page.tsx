import type { Translate } from '@matai/i18n'
import { useEffect, useRef } from 'react'
import { fileKeysIn } from './device/keys.ts'
import { goingOn } from './net/continued.ts'
import { isInMini } from './net/is-in-wechat.ts'
import type { Submitted } from './net/hand-in.ts'
import { GivenCoupons } from './given-coupons.tsx'
import { wayBack } from './device/way-back.ts'
import type { FormPage } from './page-data.ts'
import type { Ended } from './ended.ts'
import type { useWaiting } from './use-waiting.ts'

interface AfterProps {
  ended: Ended
  waiting: Pick<ReturnType<typeof useWaiting>, 'waiting' | 'send'>
  page: FormPage
  say: Translate
  onAgain(): void
  onSent(submitted: Submitted): void
}

/** To the mini program around the page; elsewhere nobody asks. */
export function sayWhatIsOpen(): void {
  if (!isInMini()) return
  const said = { say: 'page', path: location.pathname + location.search, title: document.title } as const
  void import('./net/mini-program.ts').then(({ tellMini }) => tellMini(said)).catch(() => {})
}

/** What is said when a form was handed in, or waits on this device. */
export function AfterPage({ ended, waiting, page, say, onAgain, onSent }: AfterProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [ended.is])
  const kept = ended.is === 'kept' ? ended.waiting : null
  const isGone = kept !== null && !waiting.waiting.some(({ attempt }) => attempt === kept.attempt)
  const send = async () => {
    const outcome = kept && (await waiting.send(kept))
    if (outcome?.is === 'done') onSent(outcome.submitted)
  }
  useEffect(() => {
    // Sent by itself: the same attempt is answered with its number again. What had files is no longer the same here.
    if (isGone && fileKeysIn(kept.input.answers).length === 0) void send()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isGone])
  if (ended.is === 'done') return <Done submitted={ended.submitted} {...{ page, say, onAgain, heading }} />
  return (
    <section className={isGone ? 'after' : 'after kept'}>
      <h2 ref={heading} tabIndex={-1}>
        {say(isGone ? 'formPage.done' : 'formPage.kept')}
      </h2>
      <p role="status">{say(isGone ? 'formPage.allSent' : 'formPage.keptHint')}</p>
      <div className="ways">
        {!isGone && (
          <button type="button" className="button" onClick={() => void send()}>
            {say('formPage.sendNow')}
          </button>
        )}
        <BackToRound say={say} />
        <button type="button" className="other" onClick={onAgain}>
          {say('formPage.again')}
        </button>
      </div>
    </section>
  )
}

/** For whoever came from tasks: the next one is on their page. */
function BackToRound({ say }: Pick<AfterProps, 'say'>) {
  const path = wayBack()
  return path ? (
    <a className="button" href={path}>
      {say(path.startsWith('/r/') ? 'formPage.toRound' : 'formPage.toTasks')}
    </a>
  ) : null
}

interface DoneProps extends Pick<AfterProps, 'page' | 'say' | 'onAgain'> {
  submitted: Submitted
  heading: React.RefObject<HTMLHeadingElement | null>
}

function Done({ submitted, page, say, onAgain, heading }: DoneProps) {
  const { score, number, after } = submitted
  const forms = [...(after.next ? [{ ...after.next, text: after.next.title }] : []), ...after.links]
  const words = after.words[page.language] || after.words[page.language === 'zh' ? 'en' : 'zh']
  const code = page.code ? `?code=${page.code.id}` : ''
  const isFailed = score?.passed === false
  return (
    <section className={isFailed ? 'after failed' : 'after'}>
      <h2 ref={heading} tabIndex={-1}>
        {say('formPage.done')}
      </h2>
      <p className="serial">{say('formPage.number', { number: after.serial ?? number })}</p>
      {score && (
        <p className="score">
          {say('formPage.score', { points: score.points, most: score.most })}
          {score.passed !== null && <b>{say(score.passed ? 'formPage.passed' : 'formPage.notPassed')}</b>}
        </p>
      )}
      {words && <p className="said">{words}</p>}
      {after.redeemCode && (
        <p className="redeem">
          <small>{say('formPage.redeemCode')}</small>
          <span>{after.redeemCode}</span>
        </p>
      )}
      {after.tip && <p className="said">{after.tip}</p>}
      <GivenCoupons coupons={after.coupons} say={say} />
      <div className="ways">
        <BackToRound say={say} />
        {after.redirect && (
          <a className="button" href={after.redirect.target} rel="noopener noreferrer nofollow">
            {after.redirect.text}
          </a>
        )}
        {forms.map(({ id, text }) => (
          <a key={id} className="button" href={goingOn(`/f/${id}${code}`, { form: page.id, record: submitted.id })}>
            {text}
          </a>
        ))}
        {after.certificate && (
          <a className="button" href={`/f/${page.id}/mine${code}#certificate-${submitted.id}`}>
            {say('formPage.toCertificate')}
          </a>
        )}
        <a className="other" href={`/f/${page.id}/mine${code}#record-${submitted.id}`}>
          {say('formPage.toMine')}
        </a>
        <button type="button" className="other" onClick={onAgain}>
          {say('formPage.again')}
        </button>
      </div>
    </section>
  )
}
