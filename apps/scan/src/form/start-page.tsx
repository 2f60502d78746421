import type { Translate } from '@matai/i18n'
import { useState } from 'react'
import type { FormPage } from './page-data.ts'

interface StartProps {
  page: FormPage
  say: Translate
  /** What was wrong; empty when it began. */
  start(): Promise<string>
  isReady: boolean
}

/** Minutes after the end within which an exam is still taken. */
const graceMinutes = 2

/** What is said before an exam: the questions come with the start. */
export function StartPage({ page: { exam }, say, start, isReady }: StartProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const begin = async () => {
    setBusy(true)
    setFailure(await start())
    setBusy(false)
  }
  return (
    <div className="mt-form">
      {exam?.intro && <div className="mt-remark" dangerouslySetInnerHTML={{ __html: exam.intro }} />}
      {exam?.minutes ? (
        <>
          <p>{say('formPage.minutes', { minutes: exam.minutes })}</p>
          <p>{say('formPage.grace', { minutes: graceMinutes })}</p>
        </>
      ) : (
        <p>{say('formPage.noClock')}</p>
      )}
      <button type="button" className="mt-button mt-main" disabled={!isReady || isBusy} onClick={() => void begin()}>
        {say('formPage.start')}
      </button>
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
