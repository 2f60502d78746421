import { webAddress } from '@matai/rules/web-address'
import type { Translate } from '@matai/i18n'
import { emptyMark } from './frame/empty-mark.tsx'
import { PageFrame } from './frame/page-frame.tsx'
import { ReportLink } from './frame/report-link.tsx'
import { AskForm, questionOf } from './gate/ask-form.tsx'
import { distanceWords, problemWords, wordsOf } from './gate/gate-words.ts'
import { OpenTimes } from './gate/open-times.tsx'
import { PositionForm } from './gate/position-form.tsx'
import type { Gate } from './pages.ts'

/** What stands between a visitor and a limited code: a question, or why there is no content. Only a position needs a script. */
export function GateDocument({ gate, say }: { gate: Gate; say: Translate }) {
  const { kind, id, language, times, away, problem, sentTo } = gate
  const { title, hint } = wordsOf(gate, say)
  const question = questionOf(gate)
  return (
    <PageFrame language={language} title={title}>
      <main className="notice">
        {!question && kind !== 'askPosition' && emptyMark}
        <h1>{title}</h1>
        {away !== undefined && <p>{say('codeAccess.away', { distance: distanceWords(away, say) })}</p>}
        <p className="said">{hint}</p>
        {times && <OpenTimes times={times} language={language} say={say} />}
        {sentTo && <p>{say('codeAccess.smsSent', { mobile: sentTo })}</p>}
        {problem && (
          <p className="problem" role="alert" id="problem">
            {problemWords(gate, say)}
          </p>
        )}
        {question && <AskForm gate={gate} question={question} say={say} />}
        {kind === 'askPosition' && <PositionForm gate={gate} say={say} />}
        {kind === 'needsCookies' && <Other to={`/q/${id}`} text={say('codeAccess.tryAgain')} />}
        {kind === 'outsidePosition' && <Other to={`/q/${id}`} text={say('codeAccess.positionAgain')} />}
        {(kind === 'notNamed' || sentTo) && (
          <Other to={`/q/${id}?n=otherMobile`} text={say('codeAccess.otherMobile')} />
        )}
        <Lead url={gate.link ?? ''} say={say} />
      </main>
      <ReportLink id={gate.id} say={say} />
    </PageFrame>
  )
}

function Other({ to, text }: { to: string; text: string }) {
  return (
    <a className="other" href={to}>
      {text}
    </a>
  )
}

/** Where the owner sends those who see nothing; says where before it is pressed. */
function Lead({ url, say }: { url: string; say: Translate }) {
  // Checked when it was saved; looked at again because a wrong one would act for the page.
  const address = webAddress(url)
  if (!address) return null
  return (
    <a className="button lead" href={address} rel="noopener noreferrer nofollow">
      {say('codeAccess.openLink')}
      <small>{URL.parse(address)?.host}</small>
    </a>
  )
}
