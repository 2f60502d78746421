import { reportContactMax, reportReasons, reportTextMax } from '@matai/rules/report-limits'
import type { PhraseKey, Translate } from '@matai/i18n'
import { PageFrame } from './frame/page-frame.tsx'
import type { ReportAnswer, ReportPage } from './pages.ts'

/** Where a visitor came from: a code by its short id, or the public page of a directory. */
const placeOf = (id: string): string => (id.length === 16 ? `/d/${id}` : `/q/${id}`)

interface ReportProps {
  page: ReportPage
  say: Translate
}

/** Where a visitor says what is wrong with a live code or a directory page. Plain HTML; nothing of the owner stands here. */
export function ReportDocument({ page, say }: ReportProps) {
  const { problem } = page
  const describedBy = (field: string) => (problem?.field === field ? 'problem' : undefined)
  return (
    <PageFrame language={page.language} title={say('abuse.reportTitle')}>
      <main className="reporting">
        <h1>{say('abuse.reportTitle')}</h1>
        <p className="owner">{say('abuse.reportIntro')}</p>
        {problem && (
          <p className="problem" role="alert" id="problem">
            {say(problem.phrase, problem.params ?? {})}
          </p>
        )}
        <form method="post" action="/v/report">
          <input type="hidden" name="id" value={page.id} />
          <fieldset aria-describedby={describedBy('reason')}>
            <legend>{say('abuse.reportReason')}</legend>
            {reportReasons.map((reason) => (
              <label key={reason} className="choice">
                <input type="radio" name="reason" value={reason} required defaultChecked={reason === page.reason} />
                {say(`abuse.${reason}Reason`)}
              </label>
            ))}
          </fieldset>
          <label htmlFor="text">{say('abuse.reportText')}</label>
          <textarea
            id="text"
            name="text"
            rows={4}
            maxLength={reportTextMax}
            defaultValue={page.text}
            aria-describedby={describedBy('text') ?? 'text-hint'}
          />
          <p className="hint" id="text-hint">
            {say('abuse.reportTextHint', { max: reportTextMax })}
          </p>
          <label htmlFor="contact">{say('abuse.reportContact')}</label>
          <input
            id="contact"
            name="contact"
            autoComplete="email"
            maxLength={reportContactMax}
            defaultValue={page.contact}
            aria-describedby={describedBy('contact') ?? 'contact-hint'}
          />
          <p className="hint" id="contact-hint">
            {say('abuse.reportContactHint')}
          </p>
          <button type="submit">{say('abuse.reportSend')}</button>
        </form>
        <a className="other" href={placeOf(page.id)}>
          {say('abuse.reportBack')}
        </a>
      </main>
    </PageFrame>
  )
}

const answers: Record<ReportAnswer['outcome'], { title: PhraseKey; hint: PhraseKey }> = {
  kept: { title: 'abuse.reportDone', hint: 'abuse.reportDoneHint' },
  again: { title: 'abuse.reportAgain', hint: 'abuse.reportAgainHint' },
  tooMany: { title: 'abuse.reportTooMany', hint: 'abuse.reportTooManyHint' },
  codeTooMany: { title: 'abuse.codeTooMany', hint: 'abuse.codeTooManyHint' },
  failed: { title: 'abuse.reportFailed', hint: 'abuse.reportFailedHint' },
}

/** What became of a report. */
export function ReportAnswerDocument({ answer, say }: { answer: ReportAnswer; say: Translate }) {
  const { title, hint } = answers[answer.outcome]
  return (
    <PageFrame language={answer.language} title={say(title)}>
      <main className="notice">
        <h1>{say(title)}</h1>
        <p>{say(hint, { number: answer.number ?? '' })}</p>
        <a className="other" href={answer.outcome === 'failed' ? `/v/report?id=${answer.id}` : placeOf(answer.id)}>
          {say('abuse.reportBack')}
        </a>
      </main>
    </PageFrame>
  )
}
