import type { FillProps } from '../../engine/fill-face.ts'
import { listedWithOther } from '../../fills/choices.ts'
import { withNote } from '../../fills/line-fill.tsx'
import { OptionList } from '../../fills/option-list.tsx'
import { OtherText } from '../../fills/other-text.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { selectionNote } from '../../fills/selection-note.ts'
import { toggled } from '../../fills/toggled.ts'
import { otherId } from '../../parts/options.ts'
import type { CheckboxAnswer, CheckboxSettings } from './schema.ts'

const none: CheckboxAnswer = { options: [], text: '' }

export function Fill(props: FillProps<CheckboxSettings, CheckboxAnswer>) {
  const { id, settings, answer = none, onChange, context } = props
  const options = listedWithOther(id, settings, context)
  const toggle = (option: string) => {
    const chosen = toggled(answer.options, option)
    const text = chosen.includes(otherId) ? answer.text : ''
    onChange(chosen.length === 0 ? undefined : { options: chosen, text })
  }
  return (
    <QuestionGroup asked={withNote(props, selectionNote(settings, context))}>
      {(wired) => (
        <>
          <OptionList
            wired={wired}
            options={options}
            chosen={answer.options}
            isSingle={false}
            context={context}
            onToggle={toggle}
          />
          {answer.options.includes(otherId) && (
            <OtherText
              wired={wired}
              label={options[options.length - 1]?.label ?? ''}
              text={answer.text}
              onChange={(text) => onChange({ ...answer, text })}
            />
          )}
        </>
      )}
    </QuestionGroup>
  )
}
