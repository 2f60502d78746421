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

/** What is shown of a tally, with the words of the settings as they are now. */
export const finishReport = (tally: Tally, { type, settings }: Asked): ReportValue =>
  faceOf(type).finish(tally, settings)
