import { fillOf } from '@matai/form-kit/fills'
import css from '@matai/form-kit/form.css?inline'
import { schemaOf } from '@matai/form-kit/schema'
import { PageFrame } from '../frame/page-frame.tsx'
import { AfterPage } from './after-page.tsx'
import { ExamTime } from './exam-time.tsx'
import { FormApp } from './form-app.tsx'
import own from './form.css?inline'
import mine from './mine/mine.css?inline'
import type { FormAssets, FormNotice, FormPage } from './page-data.ts'
import { pageWords } from './page-words.ts'
import { StartPage } from './start-page.tsx'
import { WaitingNote } from './waiting-note.tsx'
import { PersonNote } from './who/person-note.tsx'
import { PhoneGate } from './who/phone-gate.tsx'
import { sayFrom } from './words.ts'

const later = { AfterPage, PhoneGate, PersonNote, StartPage, ExamTime, WaitingNote }

/** A page on which a form is filled: everything stands there before any script runs. */
export function FormDocument({ page, assets }: { page: FormPage; assets: FormAssets }) {
  const words = pageWords[page.view][page.language]
  const say = sayFrom(words)
  const head = (
    <>
      <style
        dangerouslySetInnerHTML={{ __html: `${css.trim()}${own.trim()}${page.view === 'mine' ? mine.trim() : ''}` }}
      />
      {assets.preloads.map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <script type="module" src={assets.script} />
    </>
  )
  return (
    <PageFrame language={page.language} title={page.title} meta={head}>
      <main id="form" className="filling">
        {page.view !== 'fill' ? (
          <>
            <h1>{page.title}</h1>
            <p role="status">{say(page.view === 'mine' ? 'ownRecords.reading' : 'formPage.signReading')}</p>
          </>
        ) : (
          <FormApp page={page} say={say} faceOf={schemaOf} fillOf={fillOf} device={null} later={later} />
        )}
      </main>
      {page.branding && <footer className="brand">{say('formPage.branding')}</footer>}
      <script
        type="application/json"
        id="form-data"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify({ page, words, parts: assets.later }).replaceAll('<', '\\u003c'),
        }}
      />
    </PageFrame>
  )
}

/** Why a form cannot be filled. */
export function FormNoticeDocument({ language, title, reason, words }: FormNotice) {
  return (
    <PageFrame
      language={language}
      title={title || reason}
      meta={<style dangerouslySetInnerHTML={{ __html: own.trim() }} />}
    >
      <main className="notice">
        <h1>{title || reason}</h1>
        {words ? <p className="said">{words}</p> : title && <p>{reason}</p>}
      </main>
    </PageFrame>
  )
}
