import type { ReportFace } from '../engine/report-face.ts'

/** For answers of which a report can only say how many there are. */
export const answeredReport: ReportFace = {
  points: () => [],
  finish: ({ answered }) => ({ shape: 'answered', answered }),
}

/** For what collects none. */
export const noReport: ReportFace = { points: () => [], finish: () => ({ shape: 'none' }) }
