import type { FillProps } from '../../engine/fill-face.ts'
import { asWritten } from '../../fills/line-fill.tsx'
import { Labelled } from '../../fills/labelled.tsx'
import { problemsAt, sentenceOf } from '../../fills/places.ts'
import { QuestionGroup } from '../../fills/question.tsx'
import type { ExamFillAnswer, ExamFillSettings } from './schema.ts'

export function Fill(props: FillProps<ExamFillSettings, ExamFillAnswer>) {
  const { id, settings, answer, onChange, problems, context } = props
  const written = answer?.blanks ?? {}
  const write = (blank: string, text: string) => {
    const { [blank]: _, ...others } = written
    const blanks = text ? { ...others, [blank]: text } : others
    onChange(Object.keys(blanks).length > 0 ? { blanks } : undefined)
  }
  const placed = settings.blanks.map((blank) => problemsAt(problems, ['blanks', blank.id]))
  return (
    <QuestionGroup asked={{ ...props, problems: problems.filter((one) => !placed.some((some) => some.includes(one))) }}>
      {(wired) =>
        settings.blanks.map((blank, at) => (
          <Labelled
            key={blank.id}
            id={`q-${id}-${blank.id}`}
            label={blank.label || context.say('formFill.blank', { at: at + 1 })}
            problem={sentenceOf(placed[at] ?? [], context)}
          >
            {(part) => (
              <input
                type="text"
                className="mt-input"
                {...asWritten}
                {...part}
                aria-invalid={part['aria-invalid'] ?? wired['aria-invalid']}
                aria-required={wired['aria-required']}
                value={written[blank.id] ?? ''}
                onChange={({ currentTarget }) => write(blank.id, currentTarget.value)}
              />
            )}
          </Labelled>
        ))
      }
    </QuestionGroup>
  )
}
