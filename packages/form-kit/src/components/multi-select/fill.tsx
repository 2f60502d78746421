import type { FillProps } from '../../engine/fill-face.ts'
import { Labelled } from '../../fills/labelled.tsx'
import { OptionSelect } from '../../fills/option-select.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import type { MultiSelectSettings } from './schema.ts'

/** A list for each level; the next one comes when there is something to choose in it. */
export function Fill(props: FillProps<MultiSelectSettings, string[]>) {
  const { id, settings, answer = [], onChange, context } = props
  const below = (parent: string | null) => settings.options.filter((option) => option.parent === parent)
  const levels = [null, ...answer].map(below).filter((options) => options.length > 0)
  const choose = (at: number, option: string) => {
    const way = [...answer.slice(0, at), ...(option ? [option] : [])]
    onChange(way.length > 0 ? way : undefined)
  }
  return (
    <QuestionGroup asked={props}>
      {(wired) =>
        levels.map((options, at) => (
          <Labelled
            key={answer[at - 1] ?? ''}
            id={`q-${id}-${at}`}
            label={settings.levels[at] ?? context.say('formFill.level', { at: at + 1 })}
          >
            {(part) => (
              <OptionSelect
                wired={{ ...part, 'aria-invalid': wired['aria-invalid'], 'aria-required': wired['aria-required'] }}
                options={options.map((option) => ({ ...option, left: null }))}
                chosen={answer[at] ?? ''}
                context={context}
                onChoose={(option) => choose(at, option)}
              />
            )}
          </Labelled>
        ))
      }
    </QuestionGroup>
  )
}
