import { isBlank } from '../engine/blank.ts'
import type { Facts } from '../engine/facts.ts'
import { own } from '../engine/own.ts'
import type { PersonFact } from '../engine/schema-face.ts'
import { schemaOf } from '../maps/schemas.ts'
import { type Answers, componentsOf, type FormDocument } from './form-document.ts'
import { rulesOf, walk } from './walk.ts'

/** What is known before anybody answers. */
export interface Known {
  /** values of the code's variables by their names */
  variables: Readonly<Record<string, string>>
  /** of the visitor, where he is known */
  person: Readonly<Partial<Record<PersonFact, string>>>
}

/**
 * Answers with what the form puts in by itself: first its rules, from other answers, variables and known facts, then
 * what stands in questions at first. An answer that is there already is never changed.
 */
export function filledIn(
  document: FormDocument,
  answers: Answers,
  { known, facts }: { known: Known; facts: Pick<Facts, 'now' | 'zone'> },
): Record<string, unknown> {
  const byId = new Map(componentsOf(document).map((component) => [component.id, component]))
  const filled: Record<string, unknown> = { ...answers }
  const isOpen = (id: string) => isBlank(own(filled, id))
  for (const { target, from } of rulesOf(document, 'fill')) {
    const component = byId.get(target)
    const text = from.is === 'answer' ? textOf(document, filled, from.name) : textFrom(known, from)
    const answer =
      component && text && isOpen(target) ? schemaOf(component.type).fromText?.(text, component.settings) : undefined
    if (answer !== undefined) filled[target] = answer
  }
  for (const { id, type, settings } of byId.values()) {
    const initial = isOpen(id) ? schemaOf(type).initial?.(settings, facts) : undefined
    if (initial !== undefined) filled[id] = initial
  }
  return filled
}

const textFrom = ({ variables, person }: Known, { is, name }: { is: string; name: string }): string | undefined =>
  is === 'variable' ? own(variables, name) : own(person as Record<string, string>, name)

function textOf(document: FormDocument, answers: Answers, id: string): string | undefined {
  const component = componentsOf(document).find((one) => one.id === id)
  const answer = component && walk(document, answers).answerOf(component)
  if (!component || answer === undefined) return undefined
  return schemaOf(component.type).typed(answer, component.settings)[0]?.text
}
