import type { TaskState } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import type { RoundThing } from './page-data.ts'

/** Whether something has still to be done. */
export const isOpen = (state: TaskState): boolean => ['pending', 'expiring', 'expired'].includes(state)

interface ThingProps {
  thing: RoundThing
  /** On the way, from 1 on. */
  place: number
  /** Path of the form. */
  form: string
  say: Translate
}

/** A thing of a round; one that is open leads to its form. */
export function Thing({ thing, place, form, say }: ThingProps) {
  const { id, name, directory, state, said } = thing
  const inside = (
    <>
      <span className="place" aria-hidden="true">
        {place}
      </span>
      <span className="name">
        <b>{name}</b>
        <small>{[directory, said].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="state">{say(`planScreens.state_${state}`)}</span>
    </>
  )
  return (
    <li data-code={id} data-state={state}>
      {isOpen(state) ? <a href={`${form}?code=${id}`}>{inside}</a> : <div>{inside}</div>}
    </li>
  )
}
