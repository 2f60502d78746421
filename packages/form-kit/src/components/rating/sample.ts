import type { Sample } from '../../engine/sample-face.ts'
import { typedNumber } from '../../engine/schema-face.ts'
import type { RatingSettings } from './schema.ts'

export const sample: Sample<RatingSettings, number> = {
  settings: { title: '服务评价', hint: '', required: true, icon: 'star', steps: 3, labels: ['差', '一般', '好'] },
  answer: 3,
  bad: [
    { answer: 0, phrase: 'formProblems.tooSmall' },
    { answer: 4, phrase: 'formProblems.tooBig' },
    { answer: 2.5, phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { labels: ['差'] }, phrase: 'formFaults.labelsUneven' }],
  typed: [typedNumber('3')],
  report: {
    shape: 'scale',
    answered: 1,
    mean: '3',
    steps: [
      { value: 1, count: 0 },
      { value: 2, count: 0 },
      { value: 3, count: 1 },
    ],
  },
  cells: [{ kind: 'number', number: '3' }],
}
