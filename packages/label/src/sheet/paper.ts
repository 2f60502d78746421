/** A4 divided evenly, with a margin around and gaps between; lengths in millimetres. */
export interface GridPaper {
  kind: 'grid'
  perPage: number
  margin: number
  gap: number
}

/** A paper of labels by its measures. */
export interface LabelPaper {
  kind: 'paper'
  width: number
  height: number
  columns: number
  rows: number
  labelWidth: number
  labelHeight: number
  /** Where the first label begins. */
  left: number
  top: number
  gapX: number
  gapY: number
}

/** A roll, of which each label is a page. */
export interface RollPaper {
  kind: 'roll'
  width: number
  height: number
}

export type SheetPaper = GridPaper | LabelPaper | RollPaper

export const a4 = { width: 210, height: 297 } as const
export const mostPerPage = 60

/** Labels in the middle of A4, as papers are cut. */
function onA4(labelWidth: number, labelHeight: number, columns: number, rows: number, gapX = 0): LabelPaper {
  const middle = (side: number, used: number) => Math.round((side - used) * 50) / 100
  const left = middle(a4.width, columns * labelWidth + (columns - 1) * gapX)
  const top = middle(a4.height, rows * labelHeight)
  return { kind: 'paper', ...a4, columns, rows, labelWidth, labelHeight, left, top, gapX, gapY: 0 }
}

/** Papers that shops sell, from large labels to small ones. Their name is their measure and how many are on a page. */
export const labelPapers: readonly LabelPaper[] = [
  onA4(210, 148.5, 1, 2),
  onA4(105, 148, 2, 2),
  onA4(99.1, 139, 2, 2, 2.5),
  onA4(99.1, 93.1, 2, 3, 2.5),
  onA4(105, 74, 2, 4),
  onA4(99.1, 67.7, 2, 4, 2.5),
  onA4(105, 57, 2, 5),
  onA4(63.5, 72, 3, 4, 2.5),
  onA4(99.1, 38.1, 2, 7, 2.5),
  onA4(99.1, 34, 2, 8, 2.5),
  onA4(63.5, 46.6, 3, 6, 2.5),
  onA4(63.5, 38.1, 3, 7, 2.5),
  onA4(63.5, 33.9, 3, 8, 2.5),
  onA4(70, 37, 3, 8),
  onA4(70, 36, 3, 8),
  onA4(52.5, 29.7, 4, 10),
  onA4(48.5, 25.4, 4, 11),
  onA4(45.7, 21.2, 4, 12, 2.5),
  onA4(38.1, 21.2, 5, 13, 2.5),
]

const roll = (width: number, height: number): RollPaper => ({ kind: 'roll', width, height })

/** Labels of printers for labels. */
export const rollPapers: readonly RollPaper[] = [
  roll(40, 30),
  roll(50, 30),
  roll(60, 40),
  roll(70, 50),
  roll(80, 50),
  roll(100, 70),
  roll(100, 100),
]
