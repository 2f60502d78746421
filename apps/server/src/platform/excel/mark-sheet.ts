import type { Cell, CellStyle } from 'hucre'
import type { MarkOrder, Row } from './mark-order.ts'
import { plainHeading, titleRows } from './plain-heading.ts'

/** A sheet as it is written; a CSV has rows alone. */
interface Marked {
  rows: Row[]
  cells?: Map<string, Cell>
}

const badColour = 'FFD9D6'
const bad: CellStyle['fill'] = { type: 'pattern', pattern: 'solid', fgColor: { rgb: badColour } }
const problem: CellStyle = { font: { color: { rgb: 'B3261E' } }, alignment: { wrapText: true, vertical: 'top' } }
const heading: CellStyle = { font: { bold: true, color: { rgb: 'B3261E' } } }

/** Writes the column of problems, and colours the bad cells with a note on each where the sheet has cells. */
export function markSheet(sheet: Marked, { heading: title, names, texts, marks }: MarkOrder): void {
  const { rows } = sheet
  const filled = [...rows.entries()].filter(([, row]) => row.some((value) => textOf(value) !== ''))
  const titles = titleRows(
    filled.map(([, row]) => row.map(textOf)),
    names,
  )
  const [top, header] = filled[titles] ?? []
  if (top === undefined || !header) return
  const places = new Map(header.map((value, place) => [plainHeading(textOf(value)), place] as const).toReversed())
  const known = places.get(plainHeading(title))
  const width = Math.max(...filled.map(([, row]) => row.findLastIndex((value) => value !== null && value !== ''))) + 1
  const place = known ?? width
  if (known !== undefined) unmark(sheet, title)
  for (const [index, row] of rows.entries()) {
    const text = index === top ? title : texts.get(index + 1)
    if (text === undefined && known === undefined) continue
    while (row.length < place) row.push(null)
    row[place] = text ?? null
    put(sheet, [index, place], { ...(text !== undefined && { style: index === top ? heading : problem }) })
    for (const { column, reason } of marks.get(index + 1) ?? []) {
      const at = places.get(plainHeading(column))
      if (at !== undefined) put(sheet, [index, at], { fill: bad, note: { author: title, text: reason } })
    }
  }
}

/** Cells that were bad when the workbook was given back before, and may be good by now. */
function unmark({ cells }: Marked, author: string): void {
  for (const cell of cells?.values() ?? []) {
    const { style, comment } = cell
    if (comment?.author === author) delete cell.comment
    if (style?.fill?.type !== 'pattern' || !style.fill.fgColor?.rgb?.endsWith(badColour)) continue
    const { fill: _, ...kept } = style
    cell.style = kept
  }
}

function textOf(value: Row[number] | undefined): string {
  return value === null || value === undefined ? '' : String(value).trim()
}

/** A cell with what it has and what is added to it. */
function put(
  { rows, cells }: Marked,
  [row, place]: [number, number],
  { style, fill, note }: { style?: CellStyle; fill?: CellStyle['fill']; note?: { author: string; text: string } },
): void {
  if (!cells) return
  const key = `${row},${place}`
  const value = rows[row]?.[place] ?? null
  const before: Cell = fill ? (cells.get(key) ?? { value, type: 'string' }) : { value, type: 'string' }
  const own = style ?? before.style
  // What somebody noted himself stays; the reason stands in the column as well.
  const comment = note && !before.comment ? { comment: note } : {}
  cells.set(key, { ...before, style: { ...own, ...(fill && { fill }) }, ...comment })
}
