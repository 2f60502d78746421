import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { PhoneSettings } from './schema.ts'

export const sample: Sample<PhoneSettings, string> = {
  settings: {
    title: '联系电话',
    hint: '',
    required: true,
    country: 'CN',
    countries: ['CN'],
    verified: true,
    masked: true,
  },
  answer: '+8613800138000',
  bad: [
    { answer: '13800138000', phrase: 'formProblems.phone' },
    { answer: '+8612800138000', phrase: 'formProblems.phone' },
    { answer: '+861380013800', phrase: 'formProblems.phone' },
    { answer: '+12025550123', phrase: 'formProblems.phoneCountry' },
    { answer: '+8613800138000', phrase: 'formProblems.phoneUnverified', facts: { isVerified: () => false } },
    { answer: 13800138000, phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('+8613800138000')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'text', text: '+8613800138000' }],
}
