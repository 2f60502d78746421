import {
  type Answers,
  answered,
  type Condition,
  conditionHolds,
  type FormDocument,
  schemaOf,
} from '@matai/form-kit/schema'

interface Filled {
  document: FormDocument
  answers: Answers
  seed: number | undefined
}

/** Says of conditions whether they hold for a record; what was hidden counts as not answered. */
export function holdingFor({ document, answers, seed }: Filled): (when: Condition) => boolean {
  const rows = new Map(
    answered(document, answers, seed).flatMap(({ component: { id, type, settings }, answer }) =>
      answer === undefined ? [] : [[id, schemaOf(type).typed(answer, settings)] as const],
    ),
  )
  return (when) => conditionHolds(when, (component) => rows.get(component) ?? [])
}
