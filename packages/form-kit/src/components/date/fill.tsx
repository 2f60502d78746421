import type { FillProps } from '../../engine/fill-face.ts'
import { DayField } from '../../fills/moments/day-field.tsx'
import { InWords } from '../../fills/moments/in-words.tsx'
import { Question } from '../../fills/question.tsx'
import { dateOf } from '../../parts/day-bounds.ts'
import type { DateSettings } from './schema.ts'

export function Fill(props: FillProps<DateSettings, string>) {
  const { settings, answer = '', onChange, context } = props
  return (
    <Question asked={props}>
      {(wired) => (
        <div className="mt-row">
          <DayField
            wired={wired}
            day={answer}
            onChange={(day) => onChange(day || undefined)}
            from={dateOf(settings.from, context.facts)}
            until={dateOf(settings.until, context.facts)}
            context={context}
          />
          <InWords moment={answer} context={context} />
        </div>
      )}
    </Question>
  )
}
