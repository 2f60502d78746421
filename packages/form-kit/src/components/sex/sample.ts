import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { Sex, SexSettings } from './schema.ts'

export const sample: Sample<SexSettings, Sex> = {
  settings: { title: '性别', hint: '', required: true, undisclosed: false },
  answer: 'female',
  bad: [
    { answer: 'undisclosed', phrase: 'formProblems.unknownOption' },
    { answer: '女', phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('female', 'female')],
  report: {
    shape: 'options',
    answered: 1,
    options: [
      { id: 'male', label: 'male', phrase: 'forms.male', count: 0 },
      { id: 'female', label: 'female', phrase: 'forms.female', count: 1 },
    ],
  },
  cells: [{ kind: 'text', text: '女' }],
}
