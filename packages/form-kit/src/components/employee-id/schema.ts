import { line, record } from '@matai/kinds'
import type * as z from 'zod/mini'
import { when } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { optionalLine, question } from '../../parts/fields.ts'
import { fitsMask } from '../../parts/mask.ts'
import { lengthProblems } from '../../parts/texts.ts'

const longest = 30

const settings = record({
  ...question,
  /** empty: any; see `fitsMask` */
  mask: optionalLine(longest),
})
export type EmployeeIdSettings = z.infer<typeof settings>

export const schema: SchemaFace<EmployeeIdSettings, string> = {
  settings,
  answer: line(200),
  faults: titleFaults,
  check: ({ mask }, id) => [
    ...lengthProblems(id, { min: null, max: longest }),
    ...when(mask !== '' && !fitsMask(id, mask), 'formProblems.mask', { mask }),
  ],
  typed: (id) => [typedText(id)],
  fromText: (text) => text,
  person: 'employeeId',
}
