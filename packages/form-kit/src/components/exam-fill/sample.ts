import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { ExamFillAnswer, ExamFillSettings } from './schema.ts'

const blank = (id: string, label: string, ...accepted: string[]) => ({ id, label, accepted, points: 2.5 })

export const sample: Sample<ExamFillSettings, ExamFillAnswer> = {
  settings: {
    title: '火警电话和急救电话',
    hint: '',
    required: true,
    explanation: '',
    blanks: [blank('fire', '火警', '119'), blank('help', '急救', '120', '一二〇')],
    ignoreCase: true,
    ignoreSpaces: true,
    anyOrder: false,
  },
  answer: { blanks: { fire: '１１９', help: '110' } },
  bad: [
    { answer: { blanks: { fire: '119', police: '110', help: '120' } }, phrase: 'formProblems.blankUnknown' },
    { answer: { blanks: { fire: '119' } }, phrase: 'formProblems.required' },
    { answer: { blanks: { fire: 119, help: '120' } }, phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { blanks: [] }, phrase: 'formFaults.blanksMissing' },
    { settings: { blanks: [blank('fire', '火警', ' ')] }, phrase: 'formFaults.questionNoAnswer' },
    { settings: { blanks: [blank('a', '', '1'), blank('a', '', '2')] }, phrase: 'formFaults.idTwice' },
  ],
  typed: [typedText('１１９', 'fire'), typedText('110', 'help')],
  report: {
    shape: 'exam',
    answered: 1,
    full: 0,
    part: 1,
    none: 0,
    summary: { count: 1, sum: '2.5', min: '2.5', max: '2.5', mean: '2.5' },
    options: [],
  },
  cells: [
    { kind: 'text', text: '１１９; 110' },
    { kind: 'number', number: '2.5' },
  ],
  score: { points: 2.5, most: 5 },
}
