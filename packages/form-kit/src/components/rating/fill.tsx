import type { FillProps } from '../../engine/fill-face.ts'
import { QuestionGroup } from '../../fills/question.tsx'
import { Scale } from '../../fills/scale.tsx'
import { icons } from './icons.ts'
import type { RatingSettings } from './schema.ts'

export function Fill(props: FillProps<RatingSettings, number>) {
  const { settings, answer, onChange, context } = props
  const steps = Array.from({ length: settings.steps }, (_, at) => {
    const points = context.say('formFill.points', { count: at + 1 })
    const label = settings.labels[at]
    return { value: at + 1, name: label ? `${points} · ${label}` : points, mark: icons[settings.icon] }
  })
  const label = answer === undefined ? undefined : settings.labels[answer - 1]
  return (
    <QuestionGroup asked={props} role="radiogroup">
      {(wired) => (
        <>
          <Scale wired={wired} steps={steps} answer={answer} isFilled onChange={onChange} />
          <p className="mt-chosen-word" aria-hidden="true">
            {label}
          </p>
        </>
      )}
    </QuestionGroup>
  )
}
