import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { ScanSettings } from './schema.ts'

export const sample: Sample<ScanSettings, string> = {
  settings: {
    title: '扫描设备条码',
    hint: '',
    required: true,
    reads: 'barcode',
    fromPicture: true,
    typed: false,
    mask: '69###########',
  },
  answer: '6901234567892',
  bad: [
    { answer: '690123456789', phrase: 'formProblems.mask' },
    { answer: '5901234567892', phrase: 'formProblems.mask' },
    { answer: 6901234567892, phrase: 'formProblems.wrongShape' },
    { answer: '1'.repeat(7_090), phrase: 'formProblems.wrongShape', settings: { mask: '' } },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('6901234567892')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'text', text: '6901234567892' }],
}
