import { type LabelPaper, labelPapers, type RollPaper, rollPapers } from '@matai/label'

/** What a paper is called in an address: '63.5x38.1x21', '60x40'. */
export function paperName(paper: LabelPaper | RollPaper): string {
  if (paper.kind === 'roll') return `${paper.width}x${paper.height}`
  return `${paper.labelWidth}x${paper.labelHeight}x${paper.columns * paper.rows}`
}

export function findPaper(name: string): LabelPaper | RollPaper | undefined {
  return [...labelPapers, ...rollPapers].find((paper) => paperName(paper) === name)
}

/** The order in which the measures of an own paper stand in an address. */
const measures = [
  'width',
  'height',
  'columns',
  'rows',
  'labelWidth',
  'labelHeight',
  'left',
  'top',
  'gapX',
  'gapY',
] as const
export type Measure = (typeof measures)[number]
export const paperMeasures: readonly Measure[] = measures

/** What numbers a paper may have; the server takes the same. */
export const measureLimits: Record<Measure, { min: number; max: number; whole?: boolean }> = {
  width: { min: 20, max: 420 },
  height: { min: 20, max: 600 },
  columns: { min: 1, max: 20, whole: true },
  rows: { min: 1, max: 30, whole: true },
  labelWidth: { min: 10, max: 420 },
  labelHeight: { min: 10, max: 600 },
  left: { min: 0, max: 200 },
  top: { min: 0, max: 200 },
  gapX: { min: 0, max: 100 },
  gapY: { min: 0, max: 100 },
}

export function writeMeasures(paper: LabelPaper): string {
  return measures.map((measure) => paper[measure]).join('_')
}

/** A paper by its measures; what is missing or out of bounds comes from the first of the list. */
export function readMeasures(text: string): LabelPaper {
  const [base] = labelPapers
  const paper = { ...(base as LabelPaper) } // the list is never empty
  for (const [place, written] of text.split('_').entries()) {
    const measure = measures[place]
    const value = Number(written)
    if (!measure || written === '' || Number.isNaN(value)) continue
    const { min, max, whole } = measureLimits[measure]
    paper[measure] = Math.min(max, Math.max(min, whole ? Math.round(value) : value))
  }
  return paper
}
