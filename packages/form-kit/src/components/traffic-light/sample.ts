import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { TrafficLightAnswer, TrafficLightSettings } from './schema.ts'

export const sample: Sample<TrafficLightSettings, TrafficLightAnswer> = {
  settings: {
    title: '电梯状态',
    hint: '',
    required: true,
    green: '正常运行',
    yellow: '',
    red: '停用',
    noteNeeded: true,
  },
  answer: { light: 'yellow', note: '关门有异响' },
  bad: [
    { answer: { light: 'red', note: ' ' }, phrase: 'formProblems.noteMissing' },
    { answer: { light: 'blue', note: '' }, phrase: 'formProblems.wrongShape' },
    { answer: 'red', phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('yellow', 'yellow'), typedText('关门有异响', 'note')],
  report: {
    shape: 'options',
    answered: 1,
    options: [
      { id: 'green', label: '正常运行', count: 0 },
      { id: 'yellow', label: 'yellow', phrase: 'formFill.light_yellow', count: 1 },
      { id: 'red', label: '停用', count: 0 },
    ],
  },
  cells: [
    { kind: 'text', text: '黄灯' },
    { kind: 'text', text: '关门有异响' },
  ],
}
