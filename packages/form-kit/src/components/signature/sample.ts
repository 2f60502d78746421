import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { SignatureAnswer, SignatureSettings } from './schema.ts'

const drawn = 'c2lnbmF0dXJlLW9mLW9uZQ'

export const sample: Sample<SignatureSettings, SignatureAnswer> = {
  settings: { title: '检查人签名', hint: '', required: true, byPhone: true },
  answer: { fileId: drawn },
  bad: [
    { answer: { fileId: 'short' }, phrase: 'formProblems.wrongShape' },
    { answer: { fileId: drawn }, phrase: 'formProblems.fileGone', facts: { fileOf: () => undefined } },
    {
      answer: { fileId: drawn },
      phrase: 'formProblems.notPicture',
      facts: { fileOf: () => ({ name: 'a.mp3', kind: 'audio', size: 9 }) },
    },
    {
      answer: { fileId: drawn },
      phrase: 'formProblems.fileEmpty',
      facts: { fileOf: () => ({ name: 'a.png', kind: 'picture', size: 0 }) },
    },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText(drawn, 'file')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'files', names: [`files/${drawn}.jpg`] }],
}
