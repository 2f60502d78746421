export type { NumberSummary, OptionCount, ReportValue, Step } from './engine/report-face.ts'
export { emptyTally, mergeTallies, sumTallies, type NumberTally, type Tally } from './engine/tally.ts'
export { addAnswers, finishReport, keptTally } from './engine/reporting.ts'
export { provinceTiles } from './parts/province-tiles.ts'
