import type { FillProps } from '../../engine/fill-face.ts'
import { listedWithOther } from '../../fills/choices.ts'
import { OptionList } from '../../fills/option-list.tsx'
import { OptionSelect } from '../../fills/option-select.tsx'
import { OtherText } from '../../fills/other-text.tsx'
import { Question, QuestionGroup, type Wired } from '../../fills/question.tsx'
import { otherId } from '../../parts/options.ts'
import type { RadioAnswer, RadioSettings } from './schema.ts'

export function Fill(props: FillProps<RadioSettings, RadioAnswer>) {
  const { id, settings, answer, onChange, context } = props
  const { look } = settings
  const options = listedWithOther(id, settings, context)
  const choose = (option: string) => onChange(option ? { option, text: '' } : undefined)
  const other = (wired: Wired) =>
    answer?.option === otherId && (
      <OtherText
        wired={wired}
        label={options[options.length - 1]?.label ?? ''}
        text={answer.text}
        onChange={(text) => onChange({ option: otherId, text })}
      />
    )
  if (look === 'dropdown') {
    return (
      <Question asked={props}>
        {(wired) => (
          <>
            <OptionSelect
              wired={wired}
              options={options}
              chosen={answer?.option ?? ''}
              context={context}
              onChoose={choose}
            />
            {other(wired)}
          </>
        )}
      </Question>
    )
  }
  return (
    <QuestionGroup asked={props} role="radiogroup">
      {(wired) => (
        <>
          <OptionList
            wired={wired}
            options={options}
            chosen={answer ? [answer.option] : []}
            isSingle
            look={look}
            context={context}
            onToggle={choose}
          />
          {other(wired)}
        </>
      )}
    </QuestionGroup>
  )
}
