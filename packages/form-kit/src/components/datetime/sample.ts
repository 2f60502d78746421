import type { Sample } from '../../engine/sample-face.ts'
import { typedTime } from '../../engine/schema-face.ts'
import type { DatetimeSettings } from './schema.ts'

export const sample: Sample<DatetimeSettings, string> = {
  settings: { title: '到达时间', hint: '', required: true, from: { days: 0 }, until: { days: 1 }, initialNow: true },
  answer: '2026-03-02T23:59',
  bad: [
    { answer: '2026-03-02', phrase: 'formProblems.wrongShape' },
    { answer: '2026-03-02T24:00', phrase: 'formProblems.wrongShape' },
    { answer: '2026-03-02T10:00Z', phrase: 'formProblems.wrongShape' },
    { answer: '2026-03-01T23:59', phrase: 'formProblems.tooEarly' },
    { answer: '2026-03-04T00:00', phrase: 'formProblems.tooLate' },
  ],
  faults: [{ settings: { until: { days: -1 } }, phrase: 'formFaults.endBeforeStart' }],
  typed: [typedTime('2026-03-02T23:59')],
  report: { shape: 'days', answered: 1, days: [{ date: '2026-03-02', count: 1 }] },
  cells: [{ kind: 'date', date: '2026-03-02T23:59' }],
}
