import type { ReportFace, Step } from '../../engine/report-face.ts'
import { scalePoints, stepsOf } from '../../reports/scale.ts'
import { npsMost, type NpsSettings } from './schema.ts'

const sum = (steps: readonly Step[]) => steps.reduce((total, { count }) => total + count, 0)

/** Promoters give 9 or 10, detractors 6 or less; the score is the difference of their shares. */
export const report: ReportFace<NpsSettings, number> = {
  points: scalePoints,
  finish: (tally) => {
    const steps = stepsOf(tally, 0, npsMost)
    const promoters = sum(steps.slice(9))
    const detractors = sum(steps.slice(0, 7))
    const { answered } = tally
    return {
      shape: 'nps',
      answered,
      promoters,
      passives: answered - promoters - detractors,
      detractors,
      score: answered === 0 ? null : Math.round(((promoters - detractors) / answered) * 100),
      steps,
    }
  },
}
