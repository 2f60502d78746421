import type { Sample } from '../../engine/sample-face.ts'
import { typedTime } from '../../engine/schema-face.ts'
import type { TimeSettings } from './schema.ts'

const hour = (at: number) => String(at).padStart(2, '0')

export const sample: Sample<TimeSettings, string> = {
  settings: { title: '交接班时间', hint: '', required: true, from: '07:00', until: '19:30' },
  answer: '19:30',
  bad: [
    { answer: '25:00', phrase: 'formProblems.wrongShape' },
    { answer: '06:59', phrase: 'formProblems.tooEarly' },
    { answer: '19:31', phrase: 'formProblems.tooLate' },
  ],
  faults: [{ settings: { until: '06:00' }, phrase: 'formFaults.endBeforeStart' }],
  typed: [typedTime('19:30')],
  report: {
    shape: 'options',
    answered: 1,
    options: Array.from({ length: 24 }, (_, at) => ({
      id: hour(at),
      label: `${hour(at)}:00`,
      count: at === 19 ? 1 : 0,
    })),
  },
  cells: [{ kind: 'text', text: '19:30' }],
}
