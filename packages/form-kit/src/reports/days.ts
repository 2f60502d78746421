import type { ReportFace } from '../engine/report-face.ts'

/** How many answers fall on each day, in the order of the days. */
export const dayReport = <Settings, Answer>(dateOf: (answer: Answer) => string): ReportFace<Settings, Answer> => ({
  points: (answer) => [{ count: dateOf(answer) }],
  finish: ({ answered, counts }) => ({
    shape: 'days',
    answered,
    days: Object.entries(counts)
      .map(([date, count]) => ({ date, count }))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
  }),
})
