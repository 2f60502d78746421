import type { Translate } from '@matai/i18n'
import type { MyCompany } from './page-data.ts'

interface WaitingProps {
  record: MyCompany['approvals'][number]
  say: Translate
}

/** A record that waits for the person: what was answered, and the decision with a reason and a signature. */
export function Waiting({ record, say }: WaitingProps) {
  const { id, title, number, at, filler, level, of, answers } = record
  const reason = `reason-${id}`
  return (
    <article>
      <details>
        <summary>
          <b>{title}</b> {say('formPage.number', { number })}
          <small>{[filler, at, of > 1 ? say('myPage.level', { level, of }) : ''].filter(Boolean).join(' · ')}</small>
        </summary>
        <dl className="answers">
          {answers.map(({ label, text, files }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text}
                {files.map(({ name, url }) => (
                  <a key={url} href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <form data-approval={id} data-level={level}>
          <label htmlFor={reason}>{say('recordScreens.approvalReason')}</label>
          <textarea id={reason} name="reason" rows={2} maxLength={500} />
          <span>{say('recordScreens.signHere')}</span>
          <canvas role="img" aria-label={say('recordScreens.signature')} width={600} height={200} />
          <button type="button" data-clear hidden>
            {say('recordScreens.signAgain')}
          </button>
          <p className="problem" role="alert" />
          <div className="ways">
            <button type="submit" value="yes">
              {say('recordScreens.approve')}
            </button>
            <button type="submit" value="no" className="no">
              {say('recordScreens.refuse')}
            </button>
          </div>
        </form>
      </details>
    </article>
  )
}
