import type { FillProps } from '../../engine/fill-face.ts'
import { listed } from '../../fills/choices.ts'
import { withNote } from '../../fills/line-fill.tsx'
import { OptionList } from '../../fills/option-list.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { selectionNote } from '../../fills/selection-note.ts'
import { toggled } from '../../fills/toggled.ts'
import type { PictureChoiceAnswer, PictureChoiceSettings } from './schema.ts'

export function Fill(props: FillProps<PictureChoiceSettings, PictureChoiceAnswer>) {
  const { id, settings, answer, onChange, context } = props
  const { multiple } = settings
  const chosen = answer?.options ?? []
  const toggle = (option: string) => {
    const options = multiple ? toggled(chosen, option) : [option]
    onChange(options.length > 0 ? { options } : undefined)
  }
  const asked = multiple ? withNote(props, selectionNote(settings, context)) : props
  return (
    <QuestionGroup asked={asked} role={multiple ? undefined : 'radiogroup'}>
      {(wired) => (
        <OptionList
          wired={wired}
          options={listed(id, settings, context)}
          chosen={chosen}
          isSingle={!multiple}
          look="pictures"
          context={context}
          onToggle={toggle}
        />
      )}
    </QuestionGroup>
  )
}
