import { isBlank, orEmpty, record, rich } from '@matai/kinds'
import type * as z from 'zod/mini'
import { within, when } from '../../engine/problem.ts'
import { noAnswer, type SchemaFace } from '../../engine/schema-face.ts'
import { optionalLine, titleMax } from '../../parts/fields.ts'

const settings = record({
  /** how editors and lists call it; fillers see only the text */
  title: optionalLine(titleMax),
  html: orEmpty(rich(20_000)),
})
export type RemarkSettings = z.infer<typeof settings>

export const schema: SchemaFace<RemarkSettings, never> = {
  settings,
  ...noAnswer,
  faults: ({ html }) =>
    within('html', when(isBlank(record({ html: rich(20_000) }), { html }), 'formFaults.textMissing')),
}
