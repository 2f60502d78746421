import type { FormDocument, PersonFact } from '@matai/form-kit/schema'

type Ruled = Pick<FormDocument, 'rules'>
type Source = 'variable' | 'person'

/** What a form fills in from elsewhere, by its names there. */
const namesIn = ({ rules }: Ruled, source: Source): string[] =>
  rules.flatMap((rule) => (rule.kind === 'fill' && rule.from.is === source ? [rule.from.name] : []))

export const asks = (document: Ruled, source: Source): boolean => namesIn(document, source).length > 0

function only(names: readonly string[], known: Readonly<Record<string, string>>): Record<string, string> {
  const found = names.filter((name) => Object.hasOwn(known, name))
  return Object.fromEntries(found.map((name) => [name, known[name] ?? '']))
}

/** What a code has for itself, as far as a form fills it in: nothing else of it is for who opens the form. */
export const askedVariables = (document: Ruled, variables: Readonly<Record<string, string>>): Record<string, string> =>
  only(namesIn(document, 'variable'), variables)

/** What is known of who proved a phone, as far as the form fills it in. */
export const askedOfPerson = (
  document: Ruled,
  facts: Readonly<Partial<Record<PersonFact, string>>>,
): Partial<Record<PersonFact, string>> => only(namesIn(document, 'person'), facts as Record<string, string>)
