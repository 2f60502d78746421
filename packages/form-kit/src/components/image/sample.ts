import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { ImageAnswer, ImageSettings } from './schema.ts'

const picture = (at: number, from: 'album' | 'camera' = 'camera') => ({
  fileId: `picture-of-a-gauge-${String(at).padStart(3, '0')}`,
  from,
})
const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(at))

export const sample: Sample<ImageSettings, ImageAnswer> = {
  settings: {
    title: '现场照片',
    hint: '',
    required: true,
    min: 2,
    max: 12,
    onlyCamera: true,
    watermark: { time: true, place: true, text: '消防巡检' },
  },
  answer: pictures(2),
  bad: [
    { answer: [], phrase: 'formProblems.required' },
    { answer: pictures(1), phrase: 'formProblems.tooFew' },
    { answer: pictures(13), phrase: 'formProblems.picturesTooMany' },
    { answer: pictures(10), phrase: 'formProblems.picturesByPhone', facts: { onPhone: true } },
    { answer: [picture(1), picture(2, 'album')], phrase: 'formProblems.onlyCamera' },
    { answer: [picture(1), picture(1)], phrase: 'formProblems.fileTwice' },
    { answer: pictures(2), phrase: 'formProblems.fileGone', facts: { fileOf: () => undefined } },
    { answer: pictures(101), phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { min: 13 }, phrase: 'formFaults.selectionMaxNotAbove' }],
  typed: [typedText('picture-of-a-gauge-000', 'file'), typedText('picture-of-a-gauge-001', 'file')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'files', names: ['files/picture-of-a-gauge-000.jpg', 'files/picture-of-a-gauge-001.jpg'] }],
}
