import { type Condition, conditionHolds, schemaOf } from '@matai/form-kit/schema'
import type { Asked } from './asked.ts'

/** Says of conditions whether they hold for a record; what was hidden counts as not answered. */
export function holdingFor(asked: Asked): (when: Condition) => boolean {
  const rows = new Map(
    asked.flatMap(({ component: { id, type, settings }, answer }) =>
      answer === undefined ? [] : [[id, schemaOf(type).typed(answer, settings)] as const],
    ),
  )
  return (when) => conditionHolds(when, (component) => rows.get(component) ?? [])
}
