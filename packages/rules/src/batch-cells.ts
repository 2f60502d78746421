import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { cellValueMax, type ColumnType } from './batch-limits.ts'
import { phonePattern } from './plain-text.ts'
import { parseMobile } from './mobile.ts'
import { webAddress } from './web-address.ts'

/** What of a column decides what may stand in its cells. */
export interface CheckedColumn {
  type: ColumnType
  required: boolean
}

export type ReadCell = { ok: true; value: string } | { ok: false; phrase: PhraseKey; params: PhraseParams }

/** Marks without a shape that come along when a number is copied from a chat or a list of contacts. */
const shapeless = /[\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g
const shapelessAround = /^[\s\u200B\u2060\u202A-\u202E]+|[\s\u200B\u2060\u202A-\u202E]+$/g

const wrong = (phrase: PhraseKey, params: PhraseParams = {}): ReadCell => ({ ok: false, phrase, params })

/** A cell as its column takes it. What is empty is right unless it is required. */
export function readCell({ type, required }: CheckedColumn, written: string): ReadCell {
  const text = written.replaceAll(/\r\n?/g, '\n').replaceAll(shapelessAround, '')
  if (!text) return required ? wrong('batches.cellMissing') : { ok: true, value: '' }
  if (text.length > cellValueMax) return wrong('batches.cellTooLong', { most: cellValueMax })
  // Line ends and tabs are what people type in a cell; nothing else that has no shape.
  if (!text.isWellFormed() || /[^\P{Cc}\n\t]/u.test(text)) return wrong('batches.cellBroken')
  return readers[type](text)
}

/** What is wrong with a cell; null when its column takes it. */
export function cellProblem(column: CheckedColumn, written: string): PhraseKey | null {
  const read = readCell(column, written)
  return read.ok ? null : read.phrase
}

/** A cell as it is kept, where its column takes it. */
export function cleanCell(type: ColumnType, written: string): string {
  const read = readCell({ type, required: false }, written)
  return read.ok ? read.value : written.trim()
}

const readers: Record<ColumnType, (text: string) => ReadCell> = {
  text: (value) => ({ ok: true, value }),
  number: readNumber,
  date: readDate,
  phone: readPhone,
  link: (text) => (webAddress(text) === null ? wrong('batches.cellLink') : { ok: true, value: text }),
}

/** Digits, points and signs as everybody types them, also with an input method for Chinese. */
const narrow = (text: string) => text.normalize('NFKC').replaceAll(shapeless, '').replaceAll(/\s+/g, ' ').trim()

/** Numbers stay as they are written: the zeros in 1.50 and the commas in 1,200 are for readers. */
function readNumber(text: string): ReadCell {
  const value = narrow(text).replace(/^−/, '-')
  const isNumber = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?%?$/.test(value)
  return isNumber ? { ok: true, value } : wrong('batches.cellNumber')
}

const datePattern =
  /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z?)?$/

/** How a spreadsheet shows a day whose cell has no format of days: counted from the end of 1899; here those since 1954. */
const serialPattern = /^[2-6]\d{4}$/
const dayOfSerial = (serial: number) =>
  new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10)

/** A day as 2026-11-21, with the time of day if there is one. */
function readDate(text: string): ReadCell {
  const written = narrow(text)
  const parts = datePattern.exec(serialPattern.test(written) ? dayOfSerial(Number(written)) : written)
  if (!parts) return wrong('batches.cellDate')
  const [year = 0, month = 0, day = 0] = parts.slice(1, 4).map(Number)
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  const [hour, minute, second] = parts.slice(4)
  const isTime = Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60 && Number(second ?? 0) < 60
  if (!isDay || !isTime || year < 1000) return wrong('batches.cellDate')
  const two = (part: number | string) => String(part).padStart(2, '0')
  const time = hour === undefined ? '' : ` ${two(hour)}:${minute}${second === undefined ? '' : `:${second}`}`
  return { ok: true, value: `${year}-${two(month)}-${two(day)}${time}` }
}

/** Mobile numbers must be ones; others need only look like a number that can be dialled. */
function readPhone(text: string): ReadCell {
  const value = narrow(text).replaceAll(/[()]/g, ' ').replaceAll(/[–—]/g, '-').replaceAll(/\s+/g, ' ').trim()
  const digits = value.replaceAll(/[ -]/g, '')
  const isMobile = /^1\d{10}$/.test(digits) ? parseMobile(`86${digits}`) !== null : undefined
  const isForeign = digits.startsWith('+') && (parseMobile(digits) !== null || /^\+\d{7,15}$/.test(digits))
  const isRight = isMobile ?? (digits.startsWith('+') ? isForeign : phonePattern.test(value))
  return isRight && value.length <= 20 ? { ok: true, value } : wrong('batches.cellPhone')
}
