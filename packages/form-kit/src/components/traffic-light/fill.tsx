import type { FillProps } from '../../engine/fill-face.ts'
import { QuestionGroup } from '../../fills/question.tsx'
import { Lamp } from './lamp.tsx'
import { type Light, lightChoices, lights, type TrafficLightAnswer, type TrafficLightSettings } from './schema.ts'

export function Fill(props: FillProps<TrafficLightSettings, TrafficLightAnswer>) {
  const { settings, answer, onChange, context } = props
  const note = answer?.note ?? ''
  const choices = lightChoices(settings)
  const choose = (light: Light) => onChange({ light, note })
  return (
    <QuestionGroup asked={props} role="radiogroup">
      {(wired) => (
        <>
          <div className="mt-options">
            {lights.map((light, at) => {
              const choice = choices[at]
              return (
                <label key={light} className={`mt-option${answer?.light === light ? ' mt-chosen' : ''}`}>
                  <input
                    type="radio"
                    name={wired.id}
                    checked={answer?.light === light}
                    onChange={() => choose(light)}
                  />
                  <Lamp light={light} />
                  <span className="mt-word">{choice?.phrase ? context.say(choice.phrase) : choice?.label}</span>
                </label>
              )
            })}
          </div>
          {answer && (
            <textarea
              className="mt-input mt-other"
              rows={2}
              aria-label={context.say('formFill.lightNote')}
              placeholder={context.say('formFill.lightNote')}
              aria-invalid={wired['aria-invalid']}
              aria-describedby={wired['aria-describedby']}
              maxLength={200}
              value={note}
              onChange={({ currentTarget }) => onChange({ light: answer.light, note: currentTarget.value })}
            />
          )}
        </>
      )}
    </QuestionGroup>
  )
}
