import type { Sample } from '../../engine/sample-face.ts'
import { typedNumber } from '../../engine/schema-face.ts'
import type { NpsSettings } from './schema.ts'

export const sample: Sample<NpsSettings, number> = {
  settings: { title: '您会把我们推荐给朋友吗', hint: '', required: true, low: '不会', high: '一定会' },
  answer: 9,
  bad: [
    { answer: -1, phrase: 'formProblems.tooSmall' },
    { answer: 11, phrase: 'formProblems.tooBig' },
    { answer: '9', phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedNumber('9')],
  report: {
    shape: 'nps',
    answered: 1,
    promoters: 1,
    passives: 0,
    detractors: 0,
    score: 100,
    steps: Array.from({ length: 11 }, (_, value) => ({ value, count: value === 9 ? 1 : 0 })),
  },
  cells: [{ kind: 'number', number: '9' }],
}
