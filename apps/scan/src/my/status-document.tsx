import type { Translate } from '@matai/i18n'
import { StatusMark } from '../content/status-mark.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import roundCss from '../round/round.css?inline'
import css from './my.css?inline'
import type { MyStatus, MyStatusPage } from './page-data.ts'
import { PhoneQuestion } from './phone-question.tsx'
import { myWords } from './words.ts'

interface StatusProps {
  page: MyStatusPage
  script: string
  say: Translate
}

/** The statuses of one code, for whoever of the account's collaborators may change them; or the question who that is. */
export function StatusDocument({ page, script, say }: StatusProps) {
  const { language, person, code, statuses } = page
  return (
    <PageFrame
      language={language}
      title={say('myPage.statusTitle')}
      meta={
        <>
          <style dangerouslySetInnerHTML={{ __html: roundCss.trim() + css.trim() }} />
          <script type="module" src={script} />
        </>
      }
    >
      <main className="round my" data-statuses={person ? code.id : undefined}>
        <h1>{code.name || say('myPage.statusTitle')}</h1>
        {person ? (
          <>
            <p className="owner">
              {person}{' '}
              <button type="button" id="not-me" className="plain">
                {say('myPage.notMe')}
              </button>
            </p>
            {statuses.length === 0 && <p className="told">{say('myPage.statusNone')}</p>}
            {statuses.map((status) => (
              <OneStatus key={status.id} status={status} say={say} />
            ))}
            <p id="wrong" className="problem" role="alert" />
          </>
        ) : (
          <PhoneQuestion say={say} />
        )}
        <p>
          <a href={`/q/${code.id}`}>{say('myPage.statusBack')}</a>
        </p>
      </main>
      <script
        type="application/json"
        id="my-words"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(myWords[language]).replaceAll('<', '\\u003c') }}
      />
    </PageFrame>
  )
}

function OneStatus({ status: { id, name, now, ways, forms }, say }: { status: MyStatus; say: Translate }) {
  return (
    <article>
      <h2>{name}</h2>
      <p className="now">
        {now ? (
          <>
            <StatusMark {...now} onPaper /> {say('myPage.statusNow', { item: now.name })}
          </>
        ) : (
          say('myPage.statusNothing')
        )}
      </p>
      {ways.length > 0 && (
        <form className="set" data-status={id}>
          <fieldset>
            <legend>{say('myPage.statusTo')}</legend>
            {ways.map((way) => (
              <label key={way.id}>
                <input
                  type="radio"
                  name="item"
                  value={way.id}
                  required
                  data-reason={way.needsReason ? '' : undefined}
                  data-photo={way.needsPhoto ? '' : undefined}
                />
                <StatusMark {...way} onPaper />
                <span>{way.name}</span>
              </label>
            ))}
          </fieldset>
          <label htmlFor={`reason-${id}`}>{say('myPage.statusReason')}</label>
          <input id={`reason-${id}`} name="reason" maxLength={200} />
          <div className="photo">
            <img alt={say('myPage.statusPhoto')} hidden />
            <label>
              <input type="file" accept="image/*" className="unseen" aria-label={say('myPage.statusAddPhoto')} />
              <span aria-hidden="true">{say('myPage.statusAddPhoto')}</span>
            </label>
            <button type="button" className="plain" hidden>
              {say('myPage.statusNoPhoto')}
            </button>
          </div>
          <button type="submit">{say('myPage.statusSave')}</button>
        </form>
      )}
      {forms.length > 0 && (
        <ul className="lists">
          {forms.map(({ item, path }) => (
            <li key={item}>
              <a href={path}>{say('myPage.statusByForm', { item })}</a>
            </li>
          ))}
        </ul>
      )}
      {ways.length + forms.length === 0 && <p className="quiet">{say('myPage.statusNoWay')}</p>}
    </article>
  )
}
