import type { PhraseKey } from '@matai/i18n'
import type { Cell } from './export-face.ts'
import type { Facts } from './facts.ts'
import type { ReportValue } from './report-face.ts'
import type { Score, Typed } from './schema-face.ts'

/** One good example of a component and what must come of it; the table test runs it through every face. */
export interface Sample<Settings = unknown, Answer = unknown> {
  /** as an editor would send them */
  settings: Settings
  answer?: Answer
  /** answers that are refused, by the first problem; on settings that differ in a few places */
  bad: { answer: unknown; phrase: PhraseKey; settings?: Partial<Settings>; facts?: Partial<Facts> }[]
  /** settings that no finished form may have */
  faults: { settings: Partial<Settings>; phrase: PhraseKey }[]
  typed: Typed[]
  /** of this one answer */
  report: ReportValue
  cells: Cell[]
  score?: Score
}
