import { expect, it } from 'vitest'
import { daysOfSpan, writtenAnswers } from './spans.ts'

const wednesday = new Date(2026, 2, 4)
const days = (span: Parameters<typeof daysOfSpan>[0]['span']) =>
  Object.values(daysOfSpan({ span, from: '2026-01-05', until: null }, wednesday))

it('turns the days of a saved report into days of the calendar', () => {
  expect(days('all')).toEqual(['', ''])
  expect(days('days')).toEqual(['2026-01-05', ''])
  expect(days('last7Days')).toEqual(['2026-02-26', '2026-03-04'])
  expect(days('lastWeek')).toEqual(['2026-02-23', '2026-03-01'])
  expect(days('thisMonth')).toEqual(['2026-03-01', '2026-03-04'])
  expect(days('lastMonth')).toEqual(['2026-02-01', '2026-02-28'])
})

it('writes filters of answers as the list of records reads them', () => {
  expect(
    writtenAnswers([
      { component: 'q1', comparison: 'is', value: 'bad' },
      { component: 'q2', comparison: 'atLeast', value: '3' },
    ]),
  ).toEqual({ a_q1: 'bad', a_q2_from: '3' })
})
