import { type Component, schemaOf } from '@matai/form-kit/schema'
import type { Asked } from './asked.ts'

export interface TypedRow {
  component: string
  part: string
  text: string
  number: string | null
  time: string | null
}

/** Longest text by which a record is found, in characters. */
const foundTextMax = 200

/** As texts are kept and asked for: without differences of case and width. The database keeps no zero character. */
export const foundText = (text: string): string =>
  [...text.normalize('NFKC').replaceAll('\0', '').toLowerCase().trim()].slice(0, foundTextMax).join('')

/**
 * What an answer to an exam question was worth, in hundredths of its points, so that those who did not know are found;
 * 100 only where it was wholly right. Null of other questions.
 */
export function worthOf({ type, settings }: Pick<Component, 'type' | 'settings'>, answer: unknown): string | null {
  const score = schemaOf(type).score?.(settings, answer)
  if (!score) return null
  const { points, most } = score
  if (points >= most) return '100'
  // The least that anything is worth is more than nothing, as it is counted.
  return points > 0 ? String(Math.max(0.01, Math.floor((points / most) * 10_000) / 100)) : '0'
}

/** The values of answers by which a record is found, in the order of the form. */
export function typedRows(asked: Asked): TypedRow[] {
  return asked.flatMap(({ component, answer }) => {
    if (answer === undefined) return []
    const { id, type, settings } = component
    const worth = worthOf(component, answer)
    return schemaOf(type)
      .typed(answer, settings)
      .map(({ part, text, number, time }) => ({
        ...{ component: id, part, text: foundText(text), number: worth ?? number, time },
      }))
  })
}
