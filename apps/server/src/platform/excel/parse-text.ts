import { parseCsv } from 'hucre/csv'
import { TableRefused } from './table.ts'

/** Stands in no list: behind the last line it is a line of its own, unless a quote was left open. */
const lastLine = '\uE0FFend\uE0FF'

/** Cells of a row that are read. */
const cellsAtMost = 100

/** Rows of a CSV in UTF-8, UTF-16 or GB 18030, as Excel in Chinese writes it. Throws what it cannot read. */
export function rowsInText(buffer: Buffer): string[][] {
  const text = textIn(buffer)
  // What systems call .xls is often a page, and would be a list of tags.
  if (/^\s*<(?:\?xml|!doctype|html|head|meta|table|workbook|style|div|body)\b/i.test(text)) {
    throw new TableRefused('markup')
  }
  const rows = parseCsv(`${text}\n${lastLine}`, { skipEmptyRows: false })
  if (rows.at(-1)?.[0] !== lastLine) throw new TableRefused('quote')
  return rows.slice(0, -1).map((row) => row.slice(0, cellsAtMost).map((value) => withoutFormula(String(value ?? ''))))
}

/** Excel is told by some to keep the zeros of 007 by writing ="007". */
function withoutFormula(value: string): string {
  return /^="[^"]*"$/.test(value) ? value.slice(2, -1) : value
}

/** Text of a file that is no ZIP. Throws what is no text. */
export function textIn(buffer: Buffer): string {
  if (buffer.length === 0) throw new TableRefused('unreadable')
  const mark = buffer.length >= 2 ? buffer.readUInt16BE(0) : 0
  if (mark === 0xfffe) return decoded(buffer, 'utf-16le')
  if (mark === 0xfeff) return decoded(buffer, 'utf-16be')
  // A NUL stands in no list, but in nearly every other kind of file, and in UTF-16 at every second place of Latin.
  if (buffer.includes(0)) return unmarked16(buffer)
  try {
    return decoded(buffer, 'utf-8')
  } catch {
    return decoded(buffer, 'gb18030')
  }
}

function decoded(buffer: Buffer, encoding: string): string {
  return new TextDecoder(encoding, { fatal: true }).decode(buffer)
}

/** UTF-16 without a mark, as some programs write it: with lines and cells, and without anything that has no shape. */
function unmarked16(buffer: Buffer): string {
  for (const encoding of ['utf-16le', 'utf-16be']) {
    try {
      const text = decoded(buffer, encoding)
      if (/[\r\n]/.test(text) && /[,;\t]/.test(text) && !/[^\P{Cc}\r\n\t]|\p{Cn}|\p{Co}/u.test(text)) return text
    } catch {
      // The other one, or none.
    }
  }
  throw new TableRefused('unreadable')
}
