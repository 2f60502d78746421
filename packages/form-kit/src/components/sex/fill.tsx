import type { FillProps } from '../../engine/fill-face.ts'
import { OptionList } from '../../fills/option-list.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { type Sex, type SexSettings, sexesOf } from './schema.ts'

export function Fill(props: FillProps<SexSettings, Sex>) {
  const { settings, answer, onChange, context } = props
  const sexes = sexesOf(settings)
  return (
    <QuestionGroup asked={props} role="radiogroup">
      {(wired) => (
        <OptionList
          wired={wired}
          options={sexes.map((id) => ({ id, label: context.say(`forms.${id}`), left: null }))}
          chosen={answer ? [answer] : []}
          isSingle
          look="buttons"
          context={context}
          onToggle={(id) => onChange(sexes.find((sex) => sex === id))}
        />
      )}
    </QuestionGroup>
  )
}
