import { type Problem, problem, when, within } from '../engine/problem.ts'

export interface SelectionLimits {
  min: number | null
  max: number | null
}

export const selectionProblems = (count: number, { min, max }: SelectionLimits): Problem[] => [
  ...when(min !== null && count < min, 'formProblems.tooFew', { least: min ?? 0 }),
  ...when(max !== null && count > max, 'formProblems.tooMany', { most: max ?? 0 }),
]

/** The most has to be greater than the least (specification, section 5), and there have to be that many options. */
export const selectionFaults = ({ min, max }: SelectionLimits, options: number): Problem[] => [
  ...within('max', when(min !== null && max !== null && max <= min, 'formFaults.selectionMaxNotAbove')),
  ...(min !== null && min > options ? [problem('formFaults.fewerOptions', { least: min }, ['min'])] : []),
]
