import { type Decimal, dividedBy } from '../engine/decimals.ts'
import { own } from '../engine/own.ts'
import type { NumberSummary, ReportFace } from '../engine/report-face.ts'
import type { Tally } from '../engine/tally.ts'

export function summaryOf({ numbers }: Tally, key = ''): NumberSummary {
  const tally = own(numbers, key)
  if (!tally) return { count: 0, sum: '0', min: null, max: null, mean: null }
  return { ...tally, mean: dividedBy(tally.sum, String(tally.count)) }
}

/** Sum, least, greatest and mean of answers that are numbers. */
export const numberReport = <Settings, Answer>(
  numberOf: (answer: Answer, settings: Settings) => Decimal,
): ReportFace<Settings, Answer> => ({
  points: (answer, settings) => [{ number: '', value: numberOf(answer, settings) }],
  finish: (tally) => ({ shape: 'numbers', answered: tally.answered, summary: summaryOf(tally) }),
})
