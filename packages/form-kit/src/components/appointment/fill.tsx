import { useEffect, useState } from 'react'
import type { FillProps, SlotLeft } from '../../engine/fill-face.ts'
import { Labelled } from '../../fills/labelled.tsx'
import { OptionList } from '../../fills/option-list.tsx'
import { OptionSelect } from '../../fills/option-select.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { isOver, openDays } from './days.ts'
import type { AppointmentAnswer, AppointmentSettings } from './schema.ts'

/** A day, then a slot of it with what is left, then how many come. */
export function Fill(props: FillProps<AppointmentSettings, AppointmentAnswer>) {
  const { id, settings, answer, onChange, context } = props
  const { say, facts, language } = context
  const day = answer?.day ?? ''
  const left = useLeft(id, day, context)
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const people = answer?.people ?? 1
  const slots = settings.slots.map((slot) => ({
    id: slot.id,
    label: `${slot.from}–${slot.until}`,
    // Booking that has closed is as good as full.
    left: isOver(day, slot, settings.closesBefore, facts)
      ? 0
      : (left.find((one) => one.id === slot.id)?.left ?? slot.capacity),
  }))
  const days = openDays(settings, facts)
  if (days.length === 0)
    return (
      <QuestionGroup asked={props}>
        {() => (
          <p className="mt-none" role="status">
            {say('formFill.noDays')}
          </p>
        )}
      </QuestionGroup>
    )
  const isFull = answer !== undefined && slots.every(({ left: places }) => places === 0)
  return (
    <QuestionGroup asked={props}>
      {(wired) => (
        <>
          <Labelled id={`q-${id}-day`} label={say('forms.partDay')}>
            {(part) => (
              <OptionSelect
                wired={{ ...part, 'aria-invalid': wired['aria-invalid'], 'aria-required': wired['aria-required'] }}
                options={days.map((one) => ({
                  id: one,
                  label: words.format(new Date(one)),
                  left: null,
                }))}
                chosen={day}
                context={context}
                onChoose={(one) => onChange(one ? { day: one, slot: '', people } : undefined)}
              />
            )}
          </Labelled>
          {answer && (
            <div role="radiogroup" aria-label={say('forms.partSlot')}>
              <OptionList
                wired={wired}
                options={slots}
                chosen={answer.slot ? [answer.slot] : []}
                isSingle
                context={context}
                onToggle={(slot) => onChange({ ...answer, slot })}
              />
            </div>
          )}
          {isFull && (
            <p className="mt-none" role="status">
              {say('formFill.dayFull')}
            </p>
          )}
          {answer && settings.partyMax > 1 && (
            <Labelled id={`q-${id}-people`} label={say('forms.partPeople')}>
              {(part) => (
                <OptionSelect
                  wired={part}
                  options={counts(settings.partyMax)}
                  chosen={String(people)}
                  context={context}
                  onChoose={(count) => onChange({ ...answer, people: Number(count) || 1 })}
                />
              )}
            </Labelled>
          )}
        </>
      )}
    </QuestionGroup>
  )
}

const counts = (most: number) =>
  Array.from({ length: most }, (_, at) => ({ id: String(at + 1), label: String(at + 1), left: null }))

/** What is left of a day's slots; none where nobody knows. */
function useLeft(id: string, day: string, { slots }: FillProps['context']): readonly SlotLeft[] {
  const [known, setKnown] = useState<{ day: string; left: readonly SlotLeft[] }>({ day: '', left: [] })
  useEffect(() => {
    let isOver = false
    if (day)
      slots?.(id, day).then(
        (left) => isOver || setKnown({ day, left }),
        // The server counts places again when the record comes.
        () => {},
      )
    return () => {
      isOver = true
    }
    // The page makes its context anew each time; only another day is another question.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, day])
  return known.day === day ? known.left : []
}
