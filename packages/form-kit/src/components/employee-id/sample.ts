import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { EmployeeIdSettings } from './schema.ts'

export const sample: Sample<EmployeeIdSettings, string> = {
  settings: { title: '工号', hint: '', required: true, mask: 'M####' },
  answer: 'M0042',
  bad: [
    { answer: 'm0042', phrase: 'formProblems.mask' },
    { answer: '1'.repeat(31), phrase: 'formProblems.tooLong', settings: { mask: '' } },
    { answer: 42, phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('M0042')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'text', text: 'M0042' }],
}
