import type { ComponentType } from '../maps/schemas.ts'
import { reports } from '../maps/reports.ts'
import type { ReportFace, ReportValue } from './report-face.ts'
import { type Tally, withAnswers } from './tally.ts'

interface Asked {
  type: ComponentType
  settings: unknown
}

const faceOf = (type: ComponentType): ReportFace => reports[type]

/** A tally with more answers, parsed and not blank. */
export function addAnswers(tally: Tally, { type, settings }: Asked, answers: readonly unknown[]): Tally {
  const face = faceOf(type)
  return withAnswers(
    tally,
    answers.map((answer) => face.points(answer, settings)),
  )
}

/** A tally as it is kept for later: where there may be any number of counts, those that matter. */
export function keptTally(tally: Tally, type: ComponentType): Tally {
  const { keptAtMost } = faceOf(type)
  const all = Object.entries(tally.counts)
  if (keptAtMost === undefined || all.length <= keptAtMost) return tally
  const most = all.sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).slice(0, keptAtMost)
  return { ...tally, counts: Object.fromEntries(most) }
}

/** What is shown of a tally, with the words of the settings as they are now. */
export const finishReport = (tally: Tally, { type, settings }: Asked): ReportValue =>
  faceOf(type).finish(tally, settings)
