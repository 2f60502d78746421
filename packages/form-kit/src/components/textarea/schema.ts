import * as z from 'zod/mini'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { orderFaults, titleFaults } from '../../parts/faults.ts'
import { lines } from '@matai/kinds'
import { optionalLines, optionalWhole, question } from '../../parts/fields.ts'
import { lengthProblems } from '../../parts/texts.ts'

/** Longest answer of several lines. */
const longest = 10_000

const settings = z.strictObject({
  ...question,
  /** characters */
  min: optionalWhole(1, longest),
  max: optionalWhole(1, longest),
  initial: optionalLines(longest),
})
export type TextareaSettings = z.infer<typeof settings>

export const schema: SchemaFace<TextareaSettings, string> = {
  settings,
  answer: lines(longest),
  faults: (set) => [...titleFaults(set), ...(set.min === set.max ? [] : orderFaults(set.min, set.max))],
  check: (set, text) => lengthProblems(text, set),
  typed: (text) => [typedText(text)],
  initial: ({ initial }) => initial || undefined,
  fromText: (text) => text,
}
