import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { TextareaSettings } from './schema.ts'

export const sample: Sample<TextareaSettings, string> = {
  settings: { title: '故障描述', hint: '', required: true, min: 5, max: 20, initial: '' },
  answer: '电梯门关不上\n已经停用',
  bad: [
    { answer: '\n\n', phrase: 'formProblems.required' },
    { answer: '坏了', phrase: 'formProblems.tooShort' },
    { answer: '坏'.repeat(21), phrase: 'formProblems.tooLong' },
    { answer: ['坏了'], phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { min: 30 }, phrase: 'formFaults.maxNotAbove' }],
  typed: [typedText('电梯门关不上\n已经停用')],
  report: { shape: 'words', answered: 1, words: ['停用', '关不上', '电梯'].map((word) => ({ word, count: 1 })) },
  cells: [{ kind: 'text', text: '电梯门关不上\n已经停用' }],
}
