import { setLines } from '@matai/label'
import type { Shape } from '@matai/qr'
import type { PdfPage } from '../../../platform/pdf/pdf-orders.ts'
import type { PaperRecord } from '../../exports/rules/paper-content.ts'

/** A table under a heading; widths in millimetres, 174 in all. */
export interface PaperTable {
  title: string
  heads: readonly string[]
  widths: readonly number[]
  rows: readonly (readonly string[])[]
  /** What is said where there is no row. */
  none?: string
}

export interface EvidencePaper
  extends Pick<PaperRecord, 'letterhead' | 'title' | 'name' | 'facts' | 'foot' | 'pageName'> {
  sections: readonly PaperTable[]
}

/** A4 in millimetres. */
const sheet = { width: 210, height: 297 }
const margin = { side: 18, top: 16, bottom: 18 }
const wide = sheet.width - 2 * margin.side
const ink = { text: '#16211D', quiet: '#5A6963', line: '#DDE4E1', band: '#F1F5F3' }
const row = { height: 5.6, size: 3.1 }

const text = (words: string, x: number, y: number, size: number, colour: string, bold = false): Shape => {
  const place = { x, y: y + size, size, anchor: 'start' as const }
  return { kind: 'text', ...place, text: words, colour, bold }
}
const rule = (y: number): Shape => {
  const data = `M${margin.side} ${y}H${sheet.width - margin.side}`
  return { kind: 'stroke', data, colour: ink.line, thickness: 0.25 }
}

/** One line that is as wide as its column; what is longer ends with an ellipsis. */
function fitted(words: string, width: number, size: number, bold: boolean): string {
  const [first = '', ...more] = setLines(words, { width: width - 1.5, size, bold })
  return more.length === 0 ? first : `${first.trimEnd().slice(0, -1)}…`
}

function cells(values: readonly string[], widths: readonly number[], y: number, bold: boolean): Shape[] {
  let x = margin.side
  return values.map((value, place) => {
    const width = widths[place] ?? 0
    const shape = text(fitted(value, width, row.size, bold), x, y + 0.9, row.size, bold ? ink.quiet : ink.text, bold)
    x += width
    return shape
  })
}

interface Piece {
  height: number
  draw(y: number): Shape[]
  /** Stands at no page's end. */
  keeps?: true
  /** Whose heads come again on a page that begins with it. */
  table?: PaperTable
}

const headsOf = (table: PaperTable): Piece => ({
  height: row.height,
  keeps: true,
  draw: (y) => [...cells(table.heads, table.widths, y, true), rule(y + row.height - 0.3)],
})

function piecesOf(table: PaperTable): Piece[] {
  const title: Piece = {
    height: 11,
    keeps: true,
    draw: (y) => [text(table.title, margin.side, y + 4, 4.4, ink.text, true)],
  }
  if (table.rows.length === 0)
    return [
      title,
      { height: row.height, draw: (y) => [text(table.none ?? '–', margin.side, y + 0.9, row.size, ink.quiet)] },
    ]
  const rows = table.rows.map(
    (values): Piece => ({
      height: row.height,
      table,
      draw: (y) => [...cells(values, table.widths, y, false), rule(y + row.height - 0.3)],
    }),
  )
  return [title, headsOf(table), ...rows]
}

function head({ letterhead: { ownerName, logo, colour }, title, name, facts }: EvidencePaper) {
  const shapes: Shape[] = []
  const x = margin.side + (logo ? 18 : 0)
  if (logo) shapes.push({ kind: 'image', href: logo, x: margin.side, y: margin.top, width: 15, height: 15 })
  shapes.push(text(fitted(ownerName, wide - 18, 3.4, false), x, margin.top, 3.4, ink.quiet))
  shapes.push(text(fitted(title, wide - 18, 6, true), x, margin.top + 5, 6, colour, true))
  let y = margin.top + 18
  shapes.push(text(fitted(name, wide, 4.6, true), margin.side, y, 4.6, ink.text, true))
  y += 8
  for (const [label, value] of facts) {
    shapes.push(text(fitted(`${label}  ${value}`, wide, 3.4, false), margin.side, y, 3.4, ink.quiet))
    y += 5
  }
  shapes.push(rule(y + 1))
  return { shapes, end: y + 2 }
}

/** Pages of a year: letterhead, sums, tables whose heads come again on every page, numbered for themselves. */
export function evidencePages(paper: EvidencePaper): PdfPage[] {
  const first = head(paper)
  const end = sheet.height - margin.bottom
  const next = margin.top + 9
  const pages: Shape[][] = [[...first.shapes]]
  let y = first.end
  const pieces = paper.sections.flatMap(piecesOf)
  for (const [at, piece] of pieces.entries()) {
    let needed = piece.height
    for (let ahead = at; pieces[ahead]?.keeps; ahead += 1) needed += pieces[ahead + 1]?.height ?? 0
    if (y + needed > end) {
      pages.push([
        text(`${paper.title} · ${paper.name}`, margin.side, margin.top, 3, ink.quiet),
        rule(margin.top + 5.5),
      ])
      y = next
      if (piece.table) {
        const again = headsOf(piece.table)
        pages.at(-1)?.push(...again.draw(y))
        y += again.height
      }
    }
    pages.at(-1)?.push(...piece.draw(y))
    y += piece.height
  }
  return pages.map((shapes, page) => {
    const foot = end + 6
    const place = { x: sheet.width - margin.side, y: foot + 2.8, size: 2.8, anchor: 'end' as const }
    const number: Shape = { kind: 'text', ...place, text: paper.pageName(page + 1, pages.length), colour: ink.quiet }
    const drawn = [...shapes, text(paper.foot, margin.side, foot, 2.8, ink.quiet), number]
    return { sheet: { ...sheet, shapes: drawn }, size: sheet }
  })
}
