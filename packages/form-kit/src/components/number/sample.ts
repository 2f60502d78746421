import type { Sample } from '../../engine/sample-face.ts'
import { typedNumber } from '../../engine/schema-face.ts'
import type { NumberSettings } from './schema.ts'

export const sample: Sample<NumberSettings, string> = {
  settings: {
    title: '压力',
    hint: '',
    required: true,
    unit: 'MPa',
    decimals: 2,
    min: '0.5',
    max: '2',
    initial: null,
  },
  answer: '1.25',
  bad: [
    { answer: '', phrase: 'formProblems.required' },
    { answer: '一', phrase: 'formProblems.number' },
    { answer: '1e3', phrase: 'formProblems.number' },
    { answer: '1'.repeat(31), phrase: 'formProblems.digits' },
    { answer: '1.255', phrase: 'formProblems.decimals' },
    { answer: '1.5', phrase: 'formProblems.whole', settings: { decimals: 0 } },
    { answer: '0.49', phrase: 'formProblems.tooSmall' },
    { answer: '2.01', phrase: 'formProblems.tooBig' },
    { answer: 1.25, phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { min: '2', max: '2' }, phrase: 'formFaults.maxNotAbove' },
    { settings: { initial: '3' }, phrase: 'formProblems.tooBig' },
  ],
  typed: [typedNumber('1.25')],
  report: {
    shape: 'numbers',
    answered: 1,
    summary: { count: 1, sum: '1.25', min: '1.25', max: '1.25', mean: '1.25' },
  },
  cells: [{ kind: 'number', number: '1.25' }],
}
