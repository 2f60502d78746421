import type { FillProps } from '../../engine/fill-face.ts'
import { problem } from '../../engine/problem.ts'
import { ClockSelects } from '../../fills/moments/clock-selects.tsx'
import { DayField } from '../../fills/moments/day-field.tsx'
import { InWords } from '../../fills/moments/in-words.tsx'
import { Question } from '../../fills/question.tsx'
import { dateOf } from '../../parts/day-bounds.ts'
import type { DatetimeSettings } from './schema.ts'

export function Fill(props: FillProps<DatetimeSettings, string>) {
  const { settings, answer = '', onChange, problems, context } = props
  const { say, facts } = context
  const [day = '', time = ''] = answer.split('T')
  const change = (on: string, at: string) => onChange(on || at ? `${on}${at && `T${at}`}` : undefined)
  // The shape is wrong as long as a half is missing, which is no word for who fills.
  const said = day && !time && problems.length > 0 ? [problem('formProblems.timeMissing')] : problems
  return (
    <Question asked={{ ...props, problems: said }}>
      {(wired) => (
        <div className="mt-row">
          <DayField
            wired={wired}
            day={day}
            onChange={(on) => change(on, time)}
            from={dateOf(settings.from, facts)}
            until={dateOf(settings.until, facts)}
            context={context}
          />
          <ClockSelects
            wired={{
              'aria-label': say('formFill.hour'),
              'aria-describedby': wired['aria-describedby'],
              'aria-invalid': wired['aria-invalid'],
            }}
            time={time}
            onChange={(at) => change(day, at)}
            context={context}
          />
          <InWords moment={answer} context={context} />
        </div>
      )}
    </Question>
  )
}
