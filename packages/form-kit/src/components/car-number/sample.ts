import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { CarNumberSettings } from './schema.ts'

const bad = (answer: string) => ({ answer, phrase: 'formProblems.plate' as const })

export const sample: Sample<CarNumberSettings, string> = {
  settings: { title: '车牌号', hint: '', required: true, onlyNewEnergy: false },
  answer: '粤BD12345',
  bad: [
    bad('粤B1234'),
    bad('粤BI2345'),
    bad('粤O12345'),
    bad('B12345'),
    bad('粤BL12345'),
    { answer: '京A12345', phrase: 'formProblems.newEnergyOnly', settings: { onlyNewEnergy: true } },
    { answer: 12345, phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('粤BD12345')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'text', text: '粤BD12345' }],
}
