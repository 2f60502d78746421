import type { FillProps } from '../../engine/fill-face.ts'
import { Question } from '../../fills/question.tsx'
import type { TextareaSettings } from './schema.ts'

export function Fill(props: FillProps<TextareaSettings, string>) {
  const { settings, answer, onChange, context } = props
  return (
    <Question asked={props}>
      {(wired) => (
        <>
          <textarea
            className="mt-input"
            rows={4}
            {...wired}
            value={answer ?? ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
          />
          {settings.max !== null && (
            <small className="mt-count">
              {context.say('formFill.letters', { count: [...(answer ?? '')].length, most: settings.max })}
            </small>
          )}
        </>
      )}
    </Question>
  )
}
