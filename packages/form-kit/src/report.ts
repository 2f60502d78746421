export type { NumberSummary, OptionCount, ReportValue, Step } from './engine/report-face.ts'
export { emptyTally, mergeTallies, type NumberTally, type Tally } from './engine/tally.ts'
export { addAnswer, finishReport } from './engine/reporting.ts'
