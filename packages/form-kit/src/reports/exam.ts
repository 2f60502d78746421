import type { OptionCount, ReportFace } from '../engine/report-face.ts'
import type { Score } from '../engine/schema-face.ts'
import { countOf, type Point, type Tally } from '../engine/tally.ts'
import { optionCounts } from './options.ts'
import { summaryOf } from './numbers.ts'
import type { Choice } from '../engine/schema-face.ts'

const outcome = { full: 'full', part: 'part', none: 'none' } as const
/** Options are counted apart from outcomes. */
const prefix = 'option-'

function outcomeOf({ points, most }: Score): keyof typeof outcome {
  if (points >= most) return 'full'
  return points > 0 ? 'part' : 'none'
}

/** Who answered right, in part or not; the distribution of points; what was chosen. */
export const examReport = <Settings, Answer>(exam: {
  score(settings: Settings, answer: Answer | undefined): Score
  choices(settings: Settings): Choice[]
  chosenIn(answer: Answer): readonly string[]
}): ReportFace<Settings, Answer> => ({
  points: (answer, settings): Point[] => {
    const score = exam.score(settings, answer)
    return [
      { count: outcomeOf(score) },
      { number: '', value: String(score.points) },
      ...exam.chosenIn(answer).map((id) => ({ count: `${prefix}${id}` })),
    ]
  },
  finish: (tally, settings) => ({
    shape: 'exam',
    answered: tally.answered,
    full: countOf(tally, outcome.full),
    part: countOf(tally, outcome.part),
    none: countOf(tally, outcome.none),
    summary: summaryOf(tally),
    options: chosenOptions(tally, exam.choices(settings)),
  }),
})

function chosenOptions(tally: Tally, choices: readonly Choice[]): OptionCount[] {
  const counts = Object.fromEntries(
    Object.entries(tally.counts)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, count]) => [key.slice(prefix.length), count]),
  )
  return optionCounts({ ...tally, counts }, choices)
}
