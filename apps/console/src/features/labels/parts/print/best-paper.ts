import { a4, type LabelPaper } from '@matai/label'

/** Millimetres between labels that are cut, so that none touches the next, and at least so many around them. */
const gap = 2
const margin = 8

/** An A4 with as many labels of a size as it takes, none smaller than it is; undefined when not even one. */
export function paperFor(label: { width: number; height: number }): LabelPaper | undefined {
  const fit = (side: number, each: number) => Math.floor((side - 2 * margin + gap) / (each + gap))
  const columns = fit(a4.width, label.width)
  const rows = fit(a4.height, label.height)
  if (columns < 1 || rows < 1) return undefined
  const begin = (side: number, each: number, count: number) =>
    Math.round((side - count * each - (count - 1) * gap) * 50) / 100
  return {
    ...{ kind: 'paper', ...a4, columns, rows },
    ...{ labelWidth: label.width, labelHeight: label.height, gapX: gap, gapY: gap },
    left: begin(a4.width, label.width, columns),
    top: begin(a4.height, label.height, rows),
  }
}
