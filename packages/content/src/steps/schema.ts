import { fileId, lines, list, orNone, record } from '@matai/kinds'
import { block, caption } from '../block.ts'

/** Most steps of one map, and the longest text of a step. */
export const stepsMax = 50
export const stepTextMax = 500

const step = record({
  text: lines(stepTextMax, { missing: 'blocks.stepMissing', variables: true }),
  fileId: orNone(fileId({ kind: 'picture' })),
})

/** A map of steps: numbered instructions, each a text and, where it helps, a picture. */
export const steps = block('steps', {
  title: caption(),
  steps: list(step, { least: 1, most: stepsMax, missing: 'blocks.stepsEmpty' }),
})
