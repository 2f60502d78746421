import { type Answers, answered, type FormDocument, type PersonFact, schemaOf } from '@matai/form-kit/schema'

interface Filler {
  /** By what the person is known again; undefined for somebody of whom nothing is known. */
  key: string | undefined
  facts: Partial<Record<PersonFact, string>>
}

/** What tells people apart, the surest first. A name alone says little, but more than nothing. */
const telling: readonly PersonFact[] = ['phone', 'idcard', 'employeeId', 'wechat', 'carNumber', 'name']

/** Who filled a form, as far as the answers tell; `visitor` is what the browser calls itself. */
export function fillerOf(document: FormDocument, answers: Answers, visitor: string | undefined): Filler {
  const facts: Filler['facts'] = {}
  for (const { component, answer } of answered(document, answers)) {
    const { type, settings } = component
    const { person, typed } = schemaOf(type)
    const text = answer === undefined ? '' : (typed(answer, settings)[0]?.text ?? '')
    if (person && text && facts[person] === undefined) facts[person] = text.slice(0, 200)
  }
  const known = telling.find((fact) => facts[fact] !== undefined)
  if (known) return { key: `${known}:${facts[known]}`, facts }
  return { key: visitor === undefined ? undefined : `visitor:${visitor}`, facts }
}
