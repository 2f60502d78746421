import { componentsOf, type Component, type FormDocument, type Rule, schemaOf } from '@matai/form-kit/schema'
import { newId } from '../editor/model/new-id.ts'

export const ruleKinds = ['show', 'skip', 'require', 'compute', 'fill'] as const
export type RuleKind = (typeof ruleKinds)[number]

export const numericOf = (document: FormDocument): Component[] =>
  componentsOf(document).filter(({ type }) => schemaOf(type).isNumeric)

/** Questions into which a text can be put. */
export const fillableOf = (document: FormDocument): Component[] =>
  componentsOf(document).filter(({ type }) => schemaOf(type).fromText)

const blank = { join: 'all' as const, tests: [] }

/** A rule as it begins; null where the form has nothing that it could be about. */
export function newRule(kind: RuleKind, document: FormDocument): Rule | null {
  const id = newId()
  const [first] = componentsOf(document)
  if (!first) return null
  if (kind === 'show' || kind === 'require') return { id, kind, when: blank, targets: [] }
  if (kind === 'skip') return { id, kind, when: blank, after: first.id, to: null }
  if (kind === 'compute') {
    const target = numericOf(document).at(-1)
    return target ? { id, kind, target: target.id, value: { number: '0' }, decimals: 2 } : null
  }
  const target = fillableOf(document).at(-1)
  return target ? { id, kind, target: target.id, from: { is: 'answer', name: first.id } } : null
}
