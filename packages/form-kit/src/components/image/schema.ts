import { choice, fileId, line, list, orEmpty, orNone, record, usually, whole } from '@matai/kinds'
import type * as z from 'zod/mini'
import { problem, when, within } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { isOn, no, optionalWhole, question } from '../../parts/fields.ts'
import { fileProblems, filesMax, picturesByPhone } from '../../parts/files.ts'
import { selectionFaults } from '../../parts/selections.ts'

/** What is written into a picture when it is taken. */
const watermark = record({ time: isOn, place: no, text: orEmpty(line(50)) })

const settings = record({
  ...question,
  min: optionalWhole(1, filesMax),
  max: usually(whole({ min: 1, max: filesMax }), picturesByPhone),
  /** whether pictures have to be taken now */
  onlyCamera: no,
  watermark: orNone(watermark),
})
export type ImageSettings = z.infer<typeof settings>

const answer = list(
  record({
    fileId: fileId({ kind: 'picture' }),
    /** where the filler took it from */
    from: usually(choice(['album', 'camera']), 'album'),
  }),
  { most: filesMax + 1 },
)
export type ImageAnswer = z.infer<typeof answer>

export const schema: SchemaFace<ImageSettings, ImageAnswer> = {
  settings,
  answer,
  faults: (set) => [...titleFaults(set), ...(set.min === set.max ? [] : selectionFaults(set, filesMax))],
  check: ({ min, max, onlyCamera }, pictures, facts) => [
    ...when(min !== null && pictures.length < min, 'formProblems.tooFew', { least: min ?? 0 }),
    ...when(pictures.length > max, 'formProblems.picturesTooMany', { most: max }),
    ...when(Boolean(facts.onPhone) && pictures.length > picturesByPhone, 'formProblems.picturesByPhone', {
      most: picturesByPhone,
    }),
    ...pictures.flatMap(({ from }, at) =>
      onlyCamera && from !== 'camera' ? within(at, [problem('formProblems.onlyCamera')]) : [],
    ),
    ...fileProblems(pictures, 'picture', facts),
  ],
  typed: (pictures) => pictures.map(({ fileId: id }) => typedText(id, 'file')),
}
