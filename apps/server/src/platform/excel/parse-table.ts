import { parseCsv } from 'hucre/csv'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { unpackedBytes } from './zip-size.ts'

export interface TableOrder {
  bytes: Uint8Array
  /** Rows with something in them that are read; more are not looked at. */
  rowsAtMost: number
  /** Rows with something in them that are counted, where that is more than are read. */
  countAtMost?: number
}

/** A row with something in it; `row` counts from 1, as the workbook shows it. Cells are trimmed, as people see them. */
export interface TableRow {
  row: number
  cells: string[]
  /** Of cells that hold a moment, by their place: the moment in full, whatever of it is shown. */
  moments?: Record<number, string>
}

export interface Table {
  rows: TableRow[]
  /** How many rows have something in them, as far as that was asked. */
  count: number
}

/** What the sheets of a workbook may unpack to: a thousand times what a list needs. */
const unpackedMax = 16 * 1024 ** 2
/** Row up to which formats are read. */
const lastRowAtMost = 20_000
/** Cells of a row that are read. */
const cellsAtMost = 100

/** The first rows of the first sheet of an .xlsx, or of a CSV in UTF-8, UTF-16 or GB 18030, as Excel in Chinese writes it. Throws what it cannot read. */
export async function parseTable({ bytes, rowsAtMost, countAtMost = 0 }: TableOrder): Promise<Table> {
  const buffer = Buffer.from(bytes)
  const rows: TableRow[] = []
  let count = 0
  let hasNumbers = false
  let isWhole = true
  for await (const { row, values } of rowsOf(buffer)) {
    const own = values.slice(0, cellsAtMost)
    const cells = own.map(textOf)
    if (!cells.some(Boolean)) continue
    count += 1
    if (rows.length < rowsAtMost) {
      rows.push({ row, cells })
      hasNumbers ||= own.some((value) => typeof value === 'number' || value instanceof Date)
    }
    isWhole = count < Math.max(rowsAtMost, countAtMost)
    if (!isWhole) break
  }
  // Formats are read with the whole sheet, which is worth it only where no row is too much.
  const isOrdinary = isWhole && count === rows.length && (rows.at(-1)?.row ?? 0) <= lastRowAtMost
  return { rows: hasNumbers && isOrdinary ? await asShown(buffer, rows) : rows, count }
}

/** Whether these are the bytes of a ZIP, which an .xlsx is. */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** Bytes of plain text that are read while others wait. */
const lightMax = 64 * 1024

/** Whether reading it could keep others waiting, or take much memory. */
export function isHeavy(bytes: Uint8Array): boolean {
  return isPacked(bytes) || bytes.length > lightMax
}

/** Text of a file that is no ZIP. Throws what is no text. */
export function textIn(buffer: Buffer): string {
  if (buffer.length >= 2 && buffer.readUInt16BE(0) === 0xfffe)
    return new TextDecoder('utf-16le', { fatal: true }).decode(buffer)
  if (buffer.length >= 2 && buffer.readUInt16BE(0) === 0xfeff)
    return new TextDecoder('utf-16be', { fatal: true }).decode(buffer)
  // A NUL stands in no list, but in nearly every other kind of file.
  if (buffer.length === 0 || buffer.includes(0)) throw new Error('not a text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(buffer)
  }
}

/** Whether a workbook unpacks to no more than we look at. */
export function isSmall(buffer: Buffer): boolean {
  return (unpackedBytes(buffer) ?? Number.POSITIVE_INFINITY) <= unpackedMax
}

async function* rowsOf(buffer: Buffer): AsyncGenerator<{ row: number; values: unknown[] }> {
  if (isPacked(buffer)) {
    if (!isSmall(buffer)) throw new Error('too much to unpack')
    for await (const { index, values } of streamXlsxRows(new Uint8Array(buffer))) yield { row: index + 1, values }
    return
  }
  const rows = parseCsv(textIn(buffer), { skipEmptyRows: false })
  for (const [index, values] of rows.entries()) yield { row: index + 1, values }
}

/** The rows once more, numbers and moments in the formats that their cells have: few rows, and the file is known to be sound. */
async function asShown(buffer: Buffer, rows: TableRow[]): Promise<TableRow[]> {
  const maxRows = rows.at(-1)?.row ?? 0
  const range = `A1:CV${maxRows}`
  // The words of formats are a large part of the library, which most lists need not load.
  const { formatValue } = await import('hucre')
  const [sheet] = (await readXlsx(new Uint8Array(buffer), { readStyles: true, sheets: [0], maxRows, range })).sheets
  return rows.map(({ row, cells }) => {
    const values = sheet?.rows[row - 1] ?? []
    const moments: Record<number, string> = {}
    const shown = cells.map((cell, place) => {
      const value = values[place]
      if (typeof value !== 'number' && !(value instanceof Date)) return cell
      const format = sheet?.cells?.get(`${row - 1},${place}`)?.style?.numFmt ?? ''
      if (value instanceof Date) moments[place] = fullMoment(value)
      return value instanceof Date ? shownMoment(value, format, formatValue) : shownNumber(value, format, formatValue)
    })
    return { row, cells: shown, ...(Object.keys(moments).length > 0 && { moments }) }
  })
}

type FormatValue = (value: unknown, format: string) => string

function shownNumber(value: number, format: string, formatValue: FormatValue): string {
  if (format && !/^(?:general|@)$/i.test(format)) return formatValue(value, format).trim()
  // The fifteen digits that a spreadsheet knows, without the noise behind them.
  const rounded = Number(value.toPrecision(15))
  return Math.abs(rounded) < 1e21 && Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded)
}

/** A format that says itself how it looks is followed; that of the machine on which it was written is not known. */
function shownMoment(value: Date, format: string, formatValue: FormatValue): string {
  const isOwn = format !== '' && !/^(?:mm-dd-yy|m\/d\/yy|\[\$-)/i.test(format)
  return isOwn ? formatValue(roundedToSecond(value), format).trim() : fullMoment(value)
}

/** As 2026-11-21, or with the time of day when it has one. */
function fullMoment(value: Date): string {
  const [day = '', time = ''] = roundedToSecond(value).toISOString().slice(0, 19).split('T')
  if (time === '00:00:00') return day
  return `${day} ${time.endsWith(':00') ? time.slice(0, 5) : time}`
}

/** Spreadsheets count days in fractions that miss the second by a little. */
function roundedToSecond(value: Date): Date {
  return new Date(Math.round(value.getTime() / 1000) * 1000)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return (value instanceof Date ? fullMoment(value) : String(value)).trim()
}
