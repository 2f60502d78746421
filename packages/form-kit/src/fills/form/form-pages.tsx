import { type FormEvent, useRef } from 'react'
import { Asked } from './asked.tsx'
import type { FormPagesProps } from './fill-props.ts'
import { useAnswers } from './use-answers.ts'
import { useAttempt } from './use-attempt.ts'
import { shownPages } from './shown-pages.ts'

/** A form as it is filled: page by page, with only the questions that are there now. It knows no network. */
export function FormPages(props: FormPagesProps) {
  const { document, isSending, context } = props
  const { say } = context
  const root = useRef<HTMLFormElement>(null)
  const { answers, change } = useAnswers(props)
  const pages = shownPages({ ...props, answers })
  const attempt = useAttempt({ ...props, answers, pages, root })
  const { page, at, problems, wrong, isWaiting } = attempt
  const isLast = at === pages.length - 1

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (isLast) attempt.finish()
    else attempt.next()
  }
  return (
    <form ref={root} className="mt-form" noValidate onSubmit={submit}>
      {pages.length > 1 && (
        <p className="mt-progress">
          <label>
            {say('formFill.pageOf', { at: at + 1, of: pages.length })}
            <progress max={pages.length} value={at + 1} />
          </label>
        </p>
      )}
      {at === 0 && document.intro && <div className="mt-remark" dangerouslySetInnerHTML={{ __html: document.intro }} />}
      {page?.title && (
        <h2 className="mt-page-title" tabIndex={-1}>
          {page.title}
        </h2>
      )}
      {page?.questions.map((question) => (
        <Asked
          key={question.component.id}
          question={question}
          answer={answers[question.component.id]}
          problems={problems(question.component.id)}
          fillOf={props.fillOf}
          context={context}
          onChange={change}
          onBusy={attempt.onBusy}
        />
      ))}
      {wrong > 0 && (
        <p className="mt-problem" role="alert">
          {say('formFill.wrong', { count: wrong })}
        </p>
      )}
      {isWaiting && <p role="status">{say('formFill.waiting')}</p>}
      <div className="mt-row mt-end">
        {at > 0 && (
          <button type="button" className="mt-button" onClick={attempt.back}>
            {say('formFill.back')}
          </button>
        )}
        <button type="submit" className="mt-button mt-main" disabled={isSending}>
          {isLast ? document.submitLabel || say('formFill.submit') : say('formFill.next')}
        </button>
      </div>
    </form>
  )
}
