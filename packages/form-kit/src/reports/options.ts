import type { OptionCount, ReportFace } from '../engine/report-face.ts'
import type { Choice } from '../engine/schema-face.ts'
import { countOf, type Tally } from '../engine/tally.ts'

/** Counts of all options in their order, then of those that are gone. */
export function optionCounts(tally: Tally, choices: readonly Choice[]): OptionCount[] {
  const known = new Set(choices.map(({ id }) => id))
  const gone = Object.keys(tally.counts)
    .filter((id) => !known.has(id))
    .sort()
  return [...choices, ...gone.map((id) => ({ id, label: '' }))].map((choice) => ({
    ...choice,
    count: countOf(tally, choice.id),
  }))
}

/** How often each option was chosen. */
export const optionReport = <Settings, Answer>(
  choicesOf: (settings: Settings) => Choice[],
  chosenIn: (answer: Answer) => readonly string[],
): ReportFace<Settings, Answer> => ({
  points: (answer) => chosenIn(answer).map((id) => ({ count: id })),
  finish: (tally, settings) => ({
    shape: 'options',
    answered: tally.answered,
    options: optionCounts(tally, choicesOf(settings)),
  }),
})
