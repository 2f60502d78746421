import type { Translate } from '@matai/i18n'
import { PageFrame } from '../frame/page-frame.tsx'
import type { RoundPage } from './page-data.ts'
import css from './round.css?inline'
import { isOpen, Thing } from './thing.tsx'
import { roundWords } from './words.ts'

interface RoundProps {
  page: RoundPage
  script: string
  say: Translate
}

/** The things of a round in the order of the way, with how far it is. What waits on the phone is added by the script. */
export function RoundDocument({ page, script, say }: RoundProps) {
  const { language, name, ownerName, window: open, nextAt, duty, things } = page
  const done = things.filter(({ state }) => !isOpen(state)).length
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
    >
      <main className="round">
        {ownerName && <p className="owner">{ownerName}</p>}
        <h1>{name}</h1>
        {open ? (
          <>
            <p className={open.late ? 'until late' : 'until'}>
              {say(open.late ? 'roundPage.closed' : 'roundPage.until', { at: open.closesAt })}
            </p>
            {duty && <p className="quiet">{say('roundPage.duty', { who: duty })}</p>}
            <section className="far" aria-label={say('roundPage.progress')}>
              <p>
                <strong id="far">{say('roundPage.far', { done, all: things.length })}</strong>
                <span id="waits" role="status" />
              </p>
              <progress id="bar" max={Math.max(1, things.length)} value={done} aria-labelledby="far" />
            </section>
            <p id="offline" className="told" role="status" hidden>
              {say('roundPage.offline')}
            </p>
            <p id="ready" className="quiet" role="status" />
            <ol className="things">
              {things.map((thing, place) => (
                <Thing key={thing.id} thing={thing} place={place + 1} form={page.form.path} say={say} />
              ))}
            </ol>
          </>
        ) : (
          <p>{nextAt ? say('roundPage.next', { at: nextAt }) : say('roundPage.none')}</p>
        )}
      </main>
      {page.branding && <footer className="brand">{say('scan.branding')}</footer>}
      <script
        type="application/json"
        id="round-data"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify({ page, words: roundWords[language] }).replaceAll('<', '\\u003c'),
        }}
      />
    </PageFrame>
  )
}
