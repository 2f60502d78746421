import { schemaOf } from '@matai/form-kit/schema'
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

/** The values of answers by which a record is found, in the order of the form. */
export function typedRows(asked: Asked): TypedRow[] {
  return asked.flatMap(({ component: { id, type, settings }, answer }) =>
    answer === undefined
      ? []
      : schemaOf(type)
          .typed(answer, settings)
          .map(({ part, text, number, time }) => ({ component: id, part, text: foundText(text), number, time })),
  )
}
