export type { NumberSummary, OptionCount, ReportValue, Step } from './engine/report-face.ts'
export { emptyTally, mergeTallies, type NumberTally, type Tally } from './engine/tally.ts'
export { addAnswers, finishReport } from './engine/reporting.ts'
export { provinceTiles } from './parts/province-tiles.ts'
