import { mostPerPage, type SheetPaper, startOn } from '@matai/label'
import { useMemo } from 'react'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { findPaper, readMeasures } from './paper-name.ts'
import type { PrintSettings } from './print-data.ts'

const defaults = {
  ids: '',
  selection: '',
  job: 0,
  coupon: 0,
  from: 0,
  group: '',
  order: 'number',
  paper: 'grid',
  perPage: 12,
  margin: '8',
  gap: '0',
  own: '',
  start: 1,
  caption: 'name',
  label: 0,
  marks: false,
  printer: 0,
}
export type PrintState = typeof defaults
export type PrintStateProps = ReturnType<typeof usePrintState>
export const captions = ['name', 'nameAndNumber', 'none'] as const

/** How the codes are printed, which is all in the address. */
export function usePrintState() {
  const [state, setState] = useUrlState(defaults)
  const { paper, perPage, margin, gap, own, start, caption, label, marks, printer } = state
  const settings = useMemo((): PrintSettings => {
    const sheet = paperOf({ paper, perPage, margin, gap, own })
    return {
      labelTemplateId: label === 0 ? null : label,
      caption: captions.find((known) => known === caption) ?? 'name',
      paper: sheet,
      start: startOn(sheet, start),
      cropMarks: marks,
      printerId: printer === 0 ? null : printer,
    }
  }, [paper, perPage, margin, gap, own, start, caption, label, marks, printer])
  return { state, setState, settings }
}

function paperOf({
  paper,
  perPage,
  margin,
  gap,
  own,
}: Pick<PrintState, 'paper' | 'perPage' | 'margin' | 'gap' | 'own'>): SheetPaper {
  if (paper === 'own') return readMeasures(own)
  const count = Math.min(mostPerPage, Math.max(1, perPage))
  return findPaper(paper) ?? { kind: 'grid', perPage: count, margin: lengthOf(margin, 8), gap: lengthOf(gap, 0) }
}

function lengthOf(text: string, fallback: number): number {
  const value = Number(text)
  return text === '' || Number.isNaN(value) ? fallback : Math.min(40, Math.max(0, value))
}
