import type { ComponentType } from '../maps/schemas.ts'
import { reports } from '../maps/reports.ts'
import type { ReportFace, ReportValue } from './report-face.ts'
import { mergeTallies, type Tally, tallyOf } from './tally.ts'

interface Asked {
  type: ComponentType
  settings: unknown
}

const faceOf = (type: ComponentType): ReportFace => reports[type]

/** A tally with one more answer, parsed and not blank. */
export const addAnswer = (tally: Tally, { type, settings }: Asked, answer: unknown): Tally =>
  mergeTallies(tally, tallyOf(faceOf(type).points(answer, settings)))

/** What is shown of a tally, with the words of the settings as they are now. */
export const finishReport = (tally: Tally, { type, settings }: Asked): ReportValue =>
  faceOf(type).finish(tally, settings)
