import type { FillProps } from '../../engine/fill-face.ts'
import { ClockSelects } from '../../fills/moments/clock-selects.tsx'
import { Question } from '../../fills/question.tsx'
import type { TimeSettings } from './schema.ts'

export function Fill(props: FillProps<TimeSettings, string>) {
  const { settings, answer = '', onChange, context } = props
  return (
    <Question asked={props}>
      {(wired) => (
        <div className="mt-row">
          <ClockSelects
            wired={wired}
            time={answer}
            onChange={(time) => onChange(time || undefined)}
            from={settings.from}
            until={settings.until}
            context={context}
          />
        </div>
      )}
    </Question>
  )
}
