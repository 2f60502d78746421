import { fileId, record } from '@matai/kinds'
import type * as z from 'zod/mini'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, question } from '../../parts/fields.ts'
import { fileProblems } from '../../parts/files.ts'

const settings = record({
  ...question,
  /** whether who fills at a desk may sign on a phone */
  byPhone: no,
})
export type SignatureSettings = z.infer<typeof settings>

const answer = record({ fileId: fileId({ kind: 'picture' }) })
export type SignatureAnswer = z.infer<typeof answer>

export const schema: SchemaFace<SignatureSettings, SignatureAnswer> = {
  settings,
  /** the drawn picture */
  answer,
  faults: titleFaults,
  check: (_, drawn, facts) => fileProblems([drawn], 'picture', facts),
  typed: ({ fileId: id }) => [typedText(id, 'file')],
}
