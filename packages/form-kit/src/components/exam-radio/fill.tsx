import type { FillProps } from '../../engine/fill-face.ts'
import { listed } from '../../fills/choices.ts'
import { OptionList } from '../../fills/option-list.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import type { ExamRadioAnswer, ExamRadioSettings } from './schema.ts'

export function Fill(props: FillProps<ExamRadioSettings, ExamRadioAnswer>) {
  const { id, settings, answer, onChange, context } = props
  const { options } = settings
  return (
    <QuestionGroup asked={props} role="radiogroup">
      {(wired) => (
        <OptionList
          wired={wired}
          options={listed(id, { options, shuffled: context.shufflesExam ?? false }, context)}
          chosen={answer ? [answer.option] : []}
          isSingle
          context={context}
          onToggle={(option) => onChange({ option })}
        />
      )}
    </QuestionGroup>
  )
}
