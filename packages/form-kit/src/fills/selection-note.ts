import type { FillContext } from '../engine/fill-face.ts'

/** How many can be chosen, said before somebody chooses too many. */
export function selectionNote({ min, max }: { min: number | null; max: number | null }, { say }: FillContext): string {
  if (min !== null && max !== null) return say('formFill.chooseBetween', { least: min, most: max })
  if (min !== null) return say('formProblems.tooFew', { least: min })
  return max === null ? '' : say('formProblems.tooMany', { most: max })
}
