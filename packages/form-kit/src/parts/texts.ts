import { type Problem, when } from '../engine/problem.ts'

/** Characters as people count them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length

export interface LengthLimits {
  min: number | null
  max: number | null
}

export const lengthProblems = (text: string, { min, max }: LengthLimits): Problem[] => [
  ...when(min !== null && lengthOf(text) < min, 'formProblems.tooShort', { least: min ?? 0 }),
  ...when(max !== null && lengthOf(text) > max, 'formProblems.tooLong', { most: max ?? 0 }),
]
