import type { CellStyle, DataValidation } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'

/** A column that people are to fill. */
export interface FormColumn {
  header: string
  width: number
  required: boolean
  /** Shown when the pointer rests on the heading, and when a cell is chosen. */
  note: string
  type: 'text' | 'number' | 'date' | 'phone' | 'link'
}

export interface Form {
  name: string
  columns: FormColumn[]
  /** Columns behind those, which nobody has to fill. */
  extra: { header: string; width: number }[]
  rows: string[][]
  /** A second sheet that explains the first. */
  notes: { name: string; header: string[]; rows: string[][]; widths: number[] }
}

/** Rows whose cells are checked while somebody types. */
const checkedRows = 2_000
const ink = '16211D'
const heading: CellStyle = {
  font: { bold: true, color: { rgb: ink } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E7F1EC' } },
  alignment: { vertical: 'center', wrapText: true },
}
const requiredHeading: CellStyle = { ...heading, font: { bold: true, color: { rgb: 'B3261E' } } }
const quietHeading: CellStyle = { ...heading, font: { bold: true, color: { rgb: '6B7671' } } }
/** What is typed stays as it is typed: 007 is not 7. */
const formats: Record<FormColumn['type'], string> = {
  text: '@',
  phone: '@',
  link: '@',
  number: 'General',
  date: 'yyyy-mm-dd',
}

/** A workbook to fill: headings that stay in sight, checks by column, and a sheet that explains them. Text stays text. */
export async function writeForm({ name, columns, extra, rows, notes }: Form): Promise<Uint8Array<ArrayBuffer>> {
  const cells = new Map([
    ...columns.map(({ header, note, required }, place) => {
      const comment = note ? { comment: { text: note } } : {}
      return [`0,${place}`, { value: header, style: required ? requiredHeading : heading, ...comment }] as const
    }),
    ...extra.map(({ header }, place) => {
      return [`0,${columns.length + place}`, { value: header, style: quietHeading }] as const
    }),
  ])
  const sheet = {
    name,
    columns: [
      ...columns.map(({ width, type }) => ({ width, style: { numFmt: formats[type] } })),
      ...extra.map(({ width }) => ({ width, style: { numFmt: '@' } })),
    ],
    rows: [[...columns, ...extra].map(({ header }) => header), ...rows],
    cells,
    dataValidations: columns.map(validationOf),
    freezePane: { rows: 1 },
  }
  const bold = new Map(notes.header.map((value, place) => [`0,${place}`, { value, style: heading }]))
  const explained = {
    name: notes.name,
    columns: notes.widths.map((width) => ({ width })),
    rows: [notes.header, ...notes.rows],
    cells: bold,
    freezePane: { rows: 1 },
  }
  return new Uint8Array(await writeXlsx({ sheets: [sheet, explained] }))
}

function validationOf({ type, note }: FormColumn, place: number): DataValidation {
  const letter = columnLetter(place)
  const hint = note ? { showInputMessage: true, inputMessage: note.slice(0, 250) } : {}
  const common = {
    range: `${letter}2:${letter}${checkedRows + 1}`,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'warning' as const,
    errorMessage: note.slice(0, 220),
    ...hint,
  }
  if (type === 'number') {
    return { type: 'decimal', operator: 'between', formula1: '-1E+15', formula2: '1E+15', ...common }
  }
  if (type === 'date') return { type: 'date', operator: 'greaterThan', formula1: '1', ...common }
  if (type === 'phone') {
    return { type: 'textLength', operator: 'between', formula1: '3', formula2: '20', ...common }
  }
  if (type === 'link') {
    const formula1 = `OR(LEFT(${letter}2,7)="http://",LEFT(${letter}2,8)="https://")`
    return { type: 'custom', formula1, ...common }
  }
  return { type: 'textLength', operator: 'lessThanOrEqual', formula1: '1000', ...common }
}

/** The name of a column by its place: A … Z, AA … */
export function columnLetter(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCodePoint(65 + (place % 26))
}
