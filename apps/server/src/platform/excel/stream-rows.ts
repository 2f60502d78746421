import { OutletClosed } from '../files/byte-outlet.ts'
import { createTextPieces } from '../files/text-pieces.ts'
import { createZipWriter, type ZipWriter } from '../zip/zip-writer.ts'

/** A cell of a sheet; null: there is none. */
export type CellValue = string | number | null

export interface RowSheet {
  /** As Excel takes it, at most 31 characters. */
  name: string
  /** Of the columns, in characters. */
  widths: readonly number[]
  /** Stays in sight, and is written again where a further sheet begins. */
  header: readonly CellValue[]
  /** Some at a time. */
  rows: AsyncIterable<readonly (readonly CellValue[])[]> | Iterable<readonly (readonly CellValue[])[]>
  at: Date
}

/** Most rows of a sheet. */
const rowsMax = 1_048_576
/** Most characters of a cell. */
const textMax = 32_767
/** Bytes that are compressed at a time. */
const pieceSize = 256 * 1024
/** Rows repeat themselves so much that harder work makes little of it. */
const level = 1

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const begin = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

// What XML has a meaning for or cannot hold, and what Excel would read as such an escape.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const special = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\da-f]{4}_)/i
const everySpecial = new RegExp(special, 'gi')
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', _: '_x005F_' }
const escapeOf = (sign: string): string =>
  entities[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
const escaped = (text: string): string => (special.test(text) ? text.replaceAll(everySpecial, escapeOf) : text)
const quoted = (text: string): string => escaped(text).replaceAll('"', '&quot;')

/** `A`, `B`, … `AA`. */
function lettersOf(column: number): string {
  const before = Math.floor(column / 26)
  return (before > 0 ? lettersOf(before - 1) : '') + String.fromCharCode(65 + (column % 26))
}

const isPadded = /^\s|\s$|[\n\t]/

function textCell(text: string): string {
  const kept = text.length > textMax ? text.slice(0, textMax) : text
  return isPadded.test(kept) ? `<t xml:space="preserve">${escaped(kept)}</t>` : `<t>${escaped(kept)}</t>`
}

/** Rows as they stand in a sheet; letters of columns are made once. */
function createRowWriter() {
  const letters: string[] = []
  return (values: readonly CellValue[], row: number): string => {
    let xml = `<row r="${row}">`
    for (let column = 0; column < values.length; column += 1) {
      const value = values[column] ?? null
      if (value === null || (typeof value === 'number' && !Number.isFinite(value))) continue
      const letter = (letters[column] ??= lettersOf(column))
      xml +=
        typeof value === 'number'
          ? `<c r="${letter}${row}"><v>${value}</v></c>`
          : `<c r="${letter}${row}" t="inlineStr"><is>${textCell(value)}</is></c>`
    }
    return `${xml}</row>`
  }
}

/** Rows one after the other, wherever the pieces end in which they come. */
async function* inSheets(rows: RowSheet['rows'], most: number): AsyncGenerator<(readonly CellValue[])[]> {
  let room = most
  for await (const some of rows)
    for (let from = 0; from < some.length; ) {
      const piece = some.slice(from, from + room)
      from += piece.length
      room -= piece.length
      yield piece
      if (room === 0) room = most
    }
}

/** Writes as many sheets as the rows need, and says how many. */
async function writeSheets(zip: ZipWriter, { widths, header, rows }: RowSheet, most: number): Promise<number> {
  const rowXml = createRowWriter()
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const head =
    `${begin}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>${rowXml(header, 1)}`
  const source = inSheets(rows, most - 1)
  let next = await source.next()
  async function* one(): AsyncGenerator<Uint8Array> {
    const pieces = createTextPieces(pieceSize)
    pieces.add(head)
    let row = 1
    while (!next.done && row < most) {
      for (const values of next.value) {
        row += 1
        const full = pieces.add(rowXml(values, row))
        if (full) yield full
      }
      next = await source.next()
    }
    const last = pieces.add('</sheetData></worksheet>')
    if (last) yield last
    yield pieces.end()
  }
  let sheets = 0
  do {
    sheets += 1
    await zip.addPieces(`xl/worksheets/sheet${sheets}.xml`, one(), { isPacked: false, level })
  } while (!next.done)
  return sheets
}

/** What a workbook holds besides its sheets. */
function partsOf(name: string, sheets: number): [path: string, xml: string][] {
  const all = Array.from({ length: sheets }, (_, at) => at + 1)
  const nameOf = (sheet: number) => (sheet === 1 ? name : `${name.slice(0, 31 - `_${sheet}`.length)}_${sheet}`)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${types}.${type}+xml"/>`
  return [
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${all
        .map((sheet) => `<sheet name="${quoted(nameOf(sheet))}" sheetId="${sheet}" r:id="rId${sheet}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${all
        .map((sheet) => relation(`rId${sheet}`, 'worksheet', `worksheets/sheet${sheet}.xml`))
        .join('')}${relation(`rId${sheets + 1}`, 'styles', 'styles.xml')}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
        `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
        `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>` +
        `<cellXfs count="1"><xf xfId="0"/></cellXfs></styleSheet>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `${override('workbook', 'sheet.main')}${override('styles', 'styles')}${all
          .map((sheet) => override(`worksheets/sheet${sheet}`, 'worksheet'))
          .join('')}</Types>`,
    ],
  ]
}

/**
 * A workbook as it grows: never more than the rows at hand in memory. Text stays text, whatever it looks like. `most` is
 * how many rows a sheet takes.
 */
export async function* streamRows(sheet: RowSheet, most = rowsMax): AsyncGenerator<Uint8Array> {
  const zip = createZipWriter({ at: sheet.at })
  async function write(): Promise<void> {
    const sheets = await writeSheets(zip, sheet, most)
    for (const [path, xml] of partsOf(sheet.name, sheets)) await zip.addPieces(path, [begin + xml])
    zip.end()
  }
  const writing = write().catch((error: unknown) => {
    zip.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  })
  writing.catch(() => undefined) // whoever reads is told
  try {
    for await (const bytes of zip.stream) yield bytes as Uint8Array
    await writing
  } finally {
    zip.destroy(new OutletClosed())
  }
}
