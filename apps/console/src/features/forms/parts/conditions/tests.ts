import { type Comparison, type Component, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'

/** The questions whose answers a condition can ask about. */
export const askableOf = (document: FormDocument): Component[] =>
  componentsOf(document).filter(({ type }) => schemaOf(type).answer !== null)

/** What can be asked of an answer, the likeliest first. */
export function comparisonsOf({ type }: Component): Comparison[] {
  const { choices, isNumeric } = schemaOf(type)
  if (choices) return ['is', 'isNot', 'filled', 'blank']
  if (isNumeric) return ['atLeast', 'atMost', 'is', 'isNot', 'filled', 'blank']
  return ['filled', 'blank', 'is', 'isNot', 'contains', 'atLeast', 'atMost']
}

export const takesValue = (comparison: Comparison): boolean => comparison !== 'filled' && comparison !== 'blank'
