import { link, record, usually, yes } from '@matai/kinds'
import type * as z from 'zod/mini'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { optionalLine, optionalLines, question } from '../../parts/fields.ts'

const settings = record({
  ...question,
  /** what stands beside the tick, such as 'I agree' */
  label: optionalLine(200),
  /** what is agreed to, in full */
  terms: optionalLines(10_000),
  link: usually(link({ optional: true }), ''),
})
export type CheckmarkSettings = z.infer<typeof settings>

/** The one choice there is. */
export const ticked = 'ticked'

const choices = ({ label, title }: CheckmarkSettings) => [{ id: ticked, label: label || title }]

/** Unticked is no answer, so that a required tick has to be set. */
export const schema: SchemaFace<CheckmarkSettings, boolean> = {
  settings,
  answer: yes(),
  faults: titleFaults,
  check: () => [],
  typed: (isTicked, set) => (isTicked ? choices(set).map(({ id, label }) => typedText(label, id)) : []),
  choices,
  isSingle: () => true,
}
