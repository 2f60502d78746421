import { webAddress } from '@matai/rules/web-address'
import type { FillProps } from '../../engine/fill-face.ts'
import { QuestionGroup } from '../../fills/question.tsx'
import type { CheckmarkSettings } from './schema.ts'

export function Fill(props: FillProps<CheckmarkSettings, boolean>) {
  const { settings, answer = false, onChange, context } = props
  const { title, label, terms } = settings
  // Checked when it was saved; looked at again because a wrong one would act for the page.
  const link = webAddress(settings.link)
  return (
    <QuestionGroup asked={props}>
      {(wired) => (
        <>
          {terms && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
            <div className="mt-terms" role="group" aria-label={context.say('formFill.terms')} tabIndex={0}>
              {terms}
            </div>
          )}
          {link && (
            <a className="mt-link" href={link} target="_blank" rel="noopener noreferrer nofollow">
              {context.say('formFill.openTerms')}
            </a>
          )}
          <div className="mt-options">
            <label className={`mt-option${answer ? ' mt-chosen' : ''}`}>
              <input
                type="checkbox"
                {...wired}
                checked={answer}
                onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
              />
              <span className="mt-word">{label || title}</span>
            </label>
          </div>
        </>
      )}
    </QuestionGroup>
  )
}
