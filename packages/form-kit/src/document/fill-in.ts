import { isBlank } from '../engine/blank.ts'
import type { Facts } from '../engine/facts.ts'
import { own } from '../engine/own.ts'
import type { PersonFact } from '../engine/schema-face.ts'
import { componentsOf } from './components-of.ts'
import type { Faces } from './faces.ts'
import type { Answers, FormDocument } from './form-document.ts'
import { rulesOf, walk } from './walk.ts'

/** What is known before anybody answers. */
export interface Known {
  /** values of the code's variables by their names */
  variables: Readonly<Record<string, string>>
  /** of the visitor, where he is known */
  person: Readonly<Partial<Record<PersonFact, string>>>
}

export type Moment = Pick<Facts, 'now' | 'zone'>

export function filledIn(
  document: FormDocument,
  answers: Answers,
  { known, facts, faceOf }: { known: Known; facts: Moment; faceOf: Faces },
): Record<string, unknown> {
  const byId = new Map(componentsOf(document).map((component) => [component.id, component]))
  const filled: Record<string, unknown> = { ...answers }
  const isOpen = (id: string) => isBlank(own(filled, id))
  for (const { target, from } of rulesOf(document, 'fill')) {
    const component = byId.get(target)
    const text = from.is === 'answer' ? textOf(document, filled, { id: from.name, faceOf }) : textFrom(known, from)
    const answer =
      component && text && isOpen(target) ? faceOf(component.type).fromText?.(text, component.settings) : undefined
    if (answer !== undefined) filled[target] = answer
  }
  for (const { id, type, settings } of byId.values()) {
    const initial = isOpen(id) ? faceOf(type).initial?.(settings, facts) : undefined
    if (initial !== undefined) filled[id] = initial
  }
  return filled
}

const textFrom = ({ variables, person }: Known, { is, name }: { is: string; name: string }): string | undefined =>
  is === 'variable' ? own(variables, name) : own(person as Record<string, string>, name)

function textOf(
  document: FormDocument,
  answers: Answers,
  { id, faceOf }: { id: string; faceOf: Faces },
): string | undefined {
  const component = componentsOf(document).find((one) => one.id === id)
  const answer = component && walk(document, answers, { faceOf }).answerOf(component)
  if (!component || answer === undefined) return undefined
  return faceOf(component.type).typed(answer, component.settings)[0]?.text
}
