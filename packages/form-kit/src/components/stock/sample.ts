import type { Sample } from '../../engine/sample-face.ts'
import { typedNumber } from '../../engine/schema-face.ts'
import type { StockSettings } from './schema.ts'

export const sample: Sample<StockSettings, string> = {
  settings: { title: '领用数量', hint: '', required: true, direction: 'out', unit: '件', decimals: 0 },
  answer: '12',
  bad: [
    { answer: '0', phrase: 'formProblems.notAboveZero' },
    { answer: '-3', phrase: 'formProblems.notAboveZero' },
    { answer: '1.5', phrase: 'formProblems.whole' },
    { answer: '1.23456', phrase: 'formProblems.decimals', settings: { decimals: 4 } },
    { answer: '十二', phrase: 'formProblems.number' },
    { answer: '9'.repeat(31), phrase: 'formProblems.digits' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedNumber('12')],
  report: { shape: 'numbers', answered: 1, summary: { count: 1, sum: '12', min: '12', max: '12', mean: '12' } },
  cells: [{ kind: 'number', number: '12' }],
}
