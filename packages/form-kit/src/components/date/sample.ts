import type { Sample } from '../../engine/sample-face.ts'
import { typedTime } from '../../engine/schema-face.ts'
import type { DateSettings } from './schema.ts'

export const sample: Sample<DateSettings, string> = {
  settings: {
    title: '检修日期',
    hint: '',
    required: true,
    from: { date: '2026-01-01' },
    until: { days: 7 },
    initialToday: false,
  },
  answer: '2026-03-09',
  bad: [
    { answer: null, phrase: 'formProblems.required' },
    { answer: '2026-02-29', phrase: 'formProblems.wrongShape' },
    { answer: '2025-12-31', phrase: 'formProblems.tooEarly' },
    { answer: '2026-03-10', phrase: 'formProblems.tooLate' },
    // In New York it is still the day before.
    { answer: '2026-03-09', phrase: 'formProblems.tooLate', facts: { zone: 'America/New_York' } },
  ],
  faults: [{ settings: { until: { date: '2025-01-01' } }, phrase: 'formFaults.endBeforeStart' }],
  typed: [typedTime('2026-03-09')],
  report: { shape: 'days', answered: 1, days: [{ date: '2026-03-09', count: 1 }] },
  cells: [{ kind: 'date', date: '2026-03-09' }],
}
