import type { FillProps } from '../../engine/fill-face.ts'
import { listed } from '../../fills/choices.ts'
import { withNote } from '../../fills/line-fill.tsx'
import { OptionList } from '../../fills/option-list.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { toggled } from '../../fills/toggled.ts'
import type { ExamCheckboxAnswer, ExamCheckboxSettings } from './schema.ts'

export function Fill(props: FillProps<ExamCheckboxSettings, ExamCheckboxAnswer>) {
  const { id, settings, answer, onChange, context } = props
  const { options } = settings
  const chosen = answer?.options ?? []
  const toggle = (option: string) => {
    const next = toggled(chosen, option)
    onChange(next.length > 0 ? { options: next } : undefined)
  }
  return (
    <QuestionGroup asked={withNote(props, context.say('formFill.several'))}>
      {(wired) => (
        <OptionList
          wired={wired}
          options={listed(id, { options, shuffled: context.shufflesExam ?? false }, context)}
          chosen={chosen}
          isSingle={false}
          context={context}
          onToggle={toggle}
        />
      )}
    </QuestionGroup>
  )
}
