import type { Translate } from '@matai/i18n'
import { PageFrame } from '../frame/page-frame.tsx'
import roundCss from '../round/round.css?inline'
import { isOpen, Thing } from '../round/thing.tsx'
import css from './my.css?inline'
import type { MyCompany, MyPage, MyRound } from './page-data.ts'
import { PhoneQuestion } from './phone-question.tsx'
import { Waiting } from './waiting.tsx'
import { myWords } from './words.ts'

interface MyProps {
  page: MyPage
  script: string
  say: Translate
}

/** Somebody's own tasks, forms and records, company by company; or the question whose they are. */
export function MyDocument({ page, script, say }: MyProps) {
  const { language, person, companies } = page
  return (
    <PageFrame
      language={language}
      title={say('myPage.title')}
      meta={
        <>
          <style dangerouslySetInnerHTML={{ __html: roundCss.trim() + css.trim() }} />
          <script type="module" src={script} />
        </>
      }
    >
      <main className="round my" data-known={person ? '' : undefined}>
        <h1>{say('myPage.title')}</h1>
        {person ? (
          <>
            <p className="owner">
              {person}{' '}
              <button type="button" id="not-me" className="plain">
                {say('myPage.notMe')}
              </button>
            </p>
            <p id="offline" className="told" role="status" hidden>
              {say('myPage.offline')}
            </p>
            <p id="waits" className="quiet" role="status" />
            <p id="ready" className="quiet" role="status" />
            {companies.length === 0 && <p className="told">{say('myPage.nobody')}</p>}
            {companies.map((company) => (
              <Company key={company.name} company={company} alone={companies.length === 1} say={say} />
            ))}
          </>
        ) : (
          <PhoneQuestion say={say} />
        )}
      </main>
      <script
        type="application/json"
        id="my-words"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(myWords[language]).replaceAll('<', '\\u003c') }}
      />
    </PageFrame>
  )
}

function Company({ company, alone, say }: { company: MyCompany; alone: boolean; say: Translate }) {
  const { name, rounds, approvals, forms, records } = company
  const lists = new Map(records.map(({ list, title }) => [list, title]))
  return (
    <section className="whose" aria-label={name}>
      <h2 className={alone ? 'owner' : undefined}>{name}</h2>
      <h3>{say('myPage.tasks')}</h3>
      {rounds.length === 0 && <p className="quiet">{say('myPage.noTasks')}</p>}
      {rounds.map((round) => (
        <Round key={`${round.name} ${round.form} ${round.until}`} round={round} say={say} />
      ))}
      {approvals.length > 0 && <h3>{say('myPage.approvals')}</h3>}
      {approvals.map((one) => (
        <Waiting key={one.id} record={one} say={say} />
      ))}
      <h3>{say('myPage.forms')}</h3>
      {forms.length === 0 && <p className="quiet">{say('myPage.noForms')}</p>}
      <ul className="rows">
        {forms.map(({ title, path, count, some }) => (
          <li key={path}>
            <a href={path}>
              <b>{title}</b>
            </a>
            {count > 0 && (
              <details>
                <summary>{say('myPage.codes', { count })}</summary>
                <ul className="codes">
                  {some.map(({ id, name: called }) => (
                    <li key={id}>
                      <a href={`${path}?code=${id}`}>{called}</a>
                    </li>
                  ))}
                </ul>
                {count > some.length && <p className="quiet">{say('myPage.more', { count: count - some.length })}</p>}
              </details>
            )}
          </li>
        ))}
      </ul>
      <h3>{say('myPage.records')}</h3>
      {records.length === 0 && <p className="quiet">{say('myPage.noRecords')}</p>}
      <ul className="rows">
        {records.map(({ title, number, at, state, mayChange, path }) => (
          <li key={path}>
            <a href={path} className="record">
              <span className="name">
                <b>{title}</b>
                <small>
                  {say('formPage.number', { number })} · {at}
                  {mayChange && ` · ${say('myPage.mayChange')}`}
                </small>
              </span>
              <span className="state">{state}</span>
            </a>
          </li>
        ))}
      </ul>
      {lists.size > 0 && (
        <ul className="lists">
          {[...lists].map(([list, title]) => (
            <li key={list}>
              <a href={list}>{lists.size === 1 ? say('myPage.allOf') : `${title} · ${say('myPage.allOf')}`}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What is left of a plan, on the way; the whole way stands on the page of the round. */
function Round({ round, say }: { round: MyRound; say: Translate }) {
  const { name, form, walk, until, isLate, things } = round
  const left = things.filter(({ state }) => isOpen(state))
  const done = things.length - left.length
  const head = say('roundPage.far', { done, all: things.length })
  return (
    <article>
      <h4>{name}</h4>
      <p className={isLate && left.length > 0 ? 'until late' : 'until'}>
        {say(isLate && left.length > 0 ? 'myPage.late' : 'myPage.until', { at: until })}
      </p>
      <p>
        <strong>{head}</strong>
      </p>
      <progress max={things.length} value={done} aria-label={`${name}: ${head}`} />
      {walk && left.length > 0 && (
        <a className="button" href={walk}>
          {say('myPage.walk', { count: left.length })}
        </a>
      )}
      {left.length > 0 && (
        <details open={left.length <= 5}>
          <summary>{say('myPage.left', { count: left.length })}</summary>
          <ol className="things">
            {left.slice(0, shownOfRound).map((thing) => (
              <Thing key={thing.id} thing={thing} place={things.indexOf(thing) + 1} form={form} say={say} />
            ))}
          </ol>
          {left.length > shownOfRound && (
            <p className="quiet">{say('myPage.more', { count: left.length - shownOfRound })}</p>
          )}
        </details>
      )}
    </article>
  )
}

const shownOfRound = 50
