import type { Sample } from '../../engine/sample-face.ts'
import { typedNumber } from '../../engine/schema-face.ts'
import type { AgeSettings } from './schema.ts'

export const sample: Sample<AgeSettings, number> = {
  settings: { title: '年龄', hint: '', required: true, min: 18, max: 65 },
  answer: 65,
  bad: [
    { answer: 17, phrase: 'formProblems.tooSmall' },
    { answer: 66, phrase: 'formProblems.tooBig' },
    { answer: 30.5, phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { min: 65 }, phrase: 'formFaults.maxNotAbove' }],
  typed: [typedNumber('65')],
  report: { shape: 'numbers', answered: 1, summary: { count: 1, sum: '65', min: '65', max: '65', mean: '65' } },
  cells: [{ kind: 'number', number: '65' }],
}
