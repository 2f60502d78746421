import type { FillProps } from '../../engine/fill-face.ts'
import { Labelled } from '../../fills/labelled.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { AreaSelects } from './area-selects.tsx'
import { PositionPart } from './position-part.tsx'
import type { AddressAnswer, AddressSettings } from './schema.ts'

const blank: AddressAnswer = { areas: [], street: '', position: null }

export function Fill(props: FillProps<AddressSettings, AddressAnswer>) {
  const { id, settings, answer = blank, onChange, context } = props
  const change = (some: Partial<AddressAnswer>) => {
    const next = { ...answer, ...some }
    const isBlank = next.areas.length === 0 && next.street === '' && next.position === null
    onChange(isBlank ? undefined : next)
  }
  return (
    <QuestionGroup asked={props}>
      {(wired) => (
        <>
          {settings.areas && (
            <AreaSelects
              id={id}
              wired={wired}
              depth={settings.depth}
              areas={answer.areas}
              context={context}
              // The list of areas says more of each than an answer holds.
              onChange={(areas) => change({ areas: areas.map(({ code, name }) => ({ code, name })) })}
            />
          )}
          {settings.street && (
            <Labelled id={`q-${id}-street`} label={context.say('forms.partStreet')}>
              {(part) => (
                <input
                  type="text"
                  className="mt-input"
                  autoComplete="street-address"
                  maxLength={200}
                  {...part}
                  aria-invalid={wired['aria-invalid']}
                  aria-required={wired['aria-required']}
                  value={answer.street}
                  onChange={({ currentTarget }) => change({ street: currentTarget.value })}
                />
              )}
            </Labelled>
          )}
          {settings.position !== 'off' && (
            <PositionPart
              position={answer.position}
              context={context}
              onChange={({ areas, ...position }) =>
                // What was chosen by hand stands; a place only fills what is open.
                change({ position, ...(settings.areas && answer.areas.length === 0 ? { areas: [...areas] } : {}) })
              }
              onDrop={() => change({ position: null })}
            />
          )}
        </>
      )}
    </QuestionGroup>
  )
}
