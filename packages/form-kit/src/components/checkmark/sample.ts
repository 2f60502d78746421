import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import { type CheckmarkSettings, ticked } from './schema.ts'

export const sample: Sample<CheckmarkSettings, boolean> = {
  settings: {
    title: '安全承诺',
    hint: '',
    required: true,
    label: '我已阅读并同意',
    terms: '进入车间须戴安全帽。',
    link: 'https://example.com/rules',
  },
  answer: true,
  bad: [
    { answer: false, phrase: 'formProblems.required' },
    { answer: 'true', phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('我已阅读并同意', ticked)],
  report: { shape: 'options', answered: 1, options: [{ id: ticked, label: '我已阅读并同意', count: 1 }] },
  cells: [{ kind: 'text', text: '✓' }],
}
