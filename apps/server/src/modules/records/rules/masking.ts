import { flag, mayCall } from '@matai/contract'
import {
  type Answers,
  type Component,
  componentsOf,
  type FormDocument,
  type PersonFact,
  readAnswer,
  schemaOf,
} from '@matai/form-kit/schema'
import type { Reader } from './taken.ts'

/** Whoever may change records sees all of them. */
export const seesAll = (reader: Pick<Reader, 'role' | 'flags'>): boolean => mayCall(flag('editRecord'), reader)

/** What of a form is not for everybody's eyes: the form as it is now decides, of questions it no longer has their version. */
export interface Masking {
  component(asked: Component): Component
  /** Whether answers of a component may be looked for; of one that nobody knows any more they may not. */
  isHidden(id: string): boolean
  isFactHidden(fact: PersonFact): boolean
}

const hides = ({ type, settings }: Component): boolean =>
  'masked' in settings && settings.masked === true && schemaOf(type).hidden !== undefined

/** The facts of a person that a form can hide. */
const hideable: readonly string[] = ['phone', 'idcard'] satisfies PersonFact[]

export function maskingOf(newest: FormDocument): Masking {
  const known = new Map(componentsOf(newest).map((component) => [component.id, component]))
  const asking = (fact: PersonFact) => [...known.values()].filter(({ type }) => schemaOf(type).person === fact)
  return {
    component: (asked) => {
      const now = known.get(asked.id)
      return now?.type === asked.type ? now : asked
    },
    isHidden: (id) => {
      const component = known.get(id)
      return component === undefined || hides(component)
    },
    // Of a fact that the form no longer asks nobody knows any more whether it was hidden.
    isFactHidden: (fact) => hideable.includes(fact) && (asking(fact).length === 0 || asking(fact).some(hides)),
  }
}

/** Answers as somebody reads them who does not see all. */
export function maskedAnswers(answers: Answers, document: FormDocument, masking: Masking): Answers {
  const masked: Record<string, Answers[string]> = { ...answers }
  for (const asked of componentsOf(document)) {
    const component = masking.component(asked)
    if (!hides(component) || !Object.hasOwn(answers, asked.id)) continue
    const answer = readAnswer(component, answers)
    const shown = answer === undefined ? undefined : schemaOf(component.type).hidden?.(answer, component.settings)
    // What cannot be read as an answer cannot be hidden in part either.
    if (shown === undefined) delete masked[asked.id]
    else masked[asked.id] = shown as Answers[string]
  }
  return masked
}

/** What is known of a person, without what is hidden. */
export function maskedFacts(facts: Record<string, string>, masking: Masking): Record<string, string> {
  const shown = Object.entries(facts).map(([fact, value]): [string, string] =>
    masking.isFactHidden(fact as PersonFact) ? [fact, endsOf(value)] : [fact, value],
  )
  return Object.fromEntries(shown)
}

const endsOf = (value: string): string => `${value.slice(0, 3)}••••${value.slice(-2)}`
