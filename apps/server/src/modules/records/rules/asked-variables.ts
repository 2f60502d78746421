import type { FormDocument } from '@matai/form-kit/schema'

/** The variables of a code that a form fills in, by their names. */
const namesIn = ({ rules }: Pick<FormDocument, 'rules'>): string[] =>
  rules.flatMap((rule) => (rule.kind === 'fill' && rule.from.is === 'variable' ? [rule.from.name] : []))

export const asksVariables = (document: Pick<FormDocument, 'rules'>): boolean => namesIn(document).length > 0

/** What a code has for itself, as far as a form fills it in: nothing else of it is for who opens the form. */
export function askedVariables(
  document: Pick<FormDocument, 'rules'>,
  variables: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = namesIn(document).filter((name) => Object.hasOwn(variables, name))
  return Object.fromEntries(known.map((name) => [name, variables[name] ?? '']))
}
