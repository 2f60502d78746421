import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { ExamCheckboxAnswer, ExamCheckboxSettings } from './schema.ts'

const option = (id: string, label: string) => ({ id, label, fileId: null })

export const sample: Sample<ExamCheckboxSettings, ExamCheckboxAnswer> = {
  settings: {
    title: '哪些是灭火器的检查项？',
    hint: '',
    required: true,
    explanation: '',
    options: [option('a', '压力'), option('b', '铅封'), option('c', '有效期'), option('d', '颜色')],
    right: ['a', 'b', 'c'],
    points: 10,
    partial: 'share',
  },
  answer: { options: ['a', 'c'] },
  bad: [
    { answer: { options: ['e'] }, phrase: 'formProblems.unknownOption' },
    { answer: { options: ['a', 'a'] }, phrase: 'formProblems.optionTwice' },
    { answer: { options: [] }, phrase: 'formProblems.required' },
    { answer: ['a'], phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { right: [] }, phrase: 'formFaults.questionNoAnswer' },
    { settings: { right: ['a', 'gone'] }, phrase: 'formFaults.questionNoAnswer' },
  ],
  typed: [typedText('压力', 'a'), typedText('有效期', 'c')],
  report: {
    shape: 'exam',
    answered: 1,
    full: 0,
    part: 1,
    none: 0,
    summary: { count: 1, sum: '6.67', min: '6.67', max: '6.67', mean: '6.67' },
    options: [
      { id: 'a', label: '压力', count: 1 },
      { id: 'b', label: '铅封', count: 0 },
      { id: 'c', label: '有效期', count: 1 },
      { id: 'd', label: '颜色', count: 0 },
    ],
  },
  cells: [
    { kind: 'text', text: '压力; 有效期' },
    { kind: 'number', number: '6.67' },
  ],
  score: { points: 6.67, most: 10 },
}
