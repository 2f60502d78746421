import { lines, record } from '@matai/kinds'
import type * as z from 'zod/mini'
import { when } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { isOn, oneOf, optionalLine, question } from '../../parts/fields.ts'
import { fitsMask } from '../../parts/mask.ts'

/** Most that a QR code holds, in digits. */
const longest = 7_089

const settings = record({
  ...question,
  reads: oneOf(['any', 'qr', 'barcode']),
  /** whether a picture of a code is taken as well as the camera */
  fromPicture: isOn,
  /** whether the filler may type what he cannot scan */
  typed: isOn,
  /** empty: any; see `fitsMask` */
  mask: optionalLine(100),
})
export type ScanSettings = z.infer<typeof settings>

export const schema: SchemaFace<ScanSettings, string> = {
  settings,
  /** what the code says */
  answer: lines(longest),
  faults: titleFaults,
  check: ({ mask }, text) => when(mask !== '' && !fitsMask(text, mask), 'formProblems.mask', { mask }),
  typed: (text) => [typedText(text)],
  fromText: (text) => text,
}
