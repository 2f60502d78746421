import type { ReportFace } from '../../engine/report-face.ts'
import { meanOf, scalePoints, stepsOf } from '../../reports/scale.ts'
import type { RatingSettings } from './schema.ts'

export const report: ReportFace<RatingSettings, number> = {
  points: scalePoints,
  finish: (tally, { steps }) => ({
    shape: 'scale',
    answered: tally.answered,
    mean: meanOf(tally),
    steps: stepsOf(tally, 1, steps),
  }),
}
