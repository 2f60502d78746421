import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { NameSettings } from './schema.ts'

export const sample: Sample<NameSettings, string> = {
  settings: { title: '姓名', hint: '', required: true },
  answer: '欧阳·小明',
  bad: [
    { answer: '\u200B\u2060\u00AD', phrase: 'formProblems.required' },
    { answer: '王'.repeat(51), phrase: 'formProblems.tooLong' },
    { answer: '王\u0007明', phrase: 'formProblems.wrongShape' },
    { answer: { name: '王明' }, phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('欧阳·小明')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'text', text: '欧阳·小明' }],
}
