import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { ExamRadioAnswer, ExamRadioSettings } from './schema.ts'

const option = (id: string, label: string) => ({ id, label, fileId: null })

export const sample: Sample<ExamRadioSettings, ExamRadioAnswer> = {
  settings: {
    title: '电气火灾应先做什么？',
    hint: '',
    required: true,
    explanation: '带电时用水会触电。',
    options: [option('a', '切断电源'), option('b', '用水扑救')],
    right: 'a',
    points: 5,
  },
  answer: { option: 'a' },
  bad: [
    { answer: { option: 'c' }, phrase: 'formProblems.unknownOption' },
    { answer: 'a', phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { right: null }, phrase: 'formFaults.questionNoAnswer' },
    { settings: { right: 'c' }, phrase: 'formFaults.questionNoAnswer' },
    { settings: { options: [] }, phrase: 'formFaults.optionsMissing' },
  ],
  typed: [typedText('切断电源', 'a')],
  report: {
    shape: 'exam',
    answered: 1,
    full: 1,
    part: 0,
    none: 0,
    summary: { count: 1, sum: '5', min: '5', max: '5', mean: '5' },
    options: [
      { id: 'a', label: '切断电源', count: 1 },
      { id: 'b', label: '用水扑救', count: 0 },
    ],
  },
  cells: [
    { kind: 'text', text: '切断电源' },
    { kind: 'number', number: '5' },
  ],
  score: { points: 5, most: 5 },
}
