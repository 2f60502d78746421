import type { LabelData, LabelDesign, LabelSheet } from '@matai/label'
import { useDeferredValue, useMemo } from 'react'
import { type Problem, problemsOf } from './model/problems.ts'

/** The label's problems, found when there is a moment for it. */
export function useProblems(design: LabelDesign, data: LabelData, sheet: LabelSheet): Problem[] {
  const later = useDeferredValue(sheet)
  return useMemo(() => problemsOf(design, data, later), [design, data, later])
}
