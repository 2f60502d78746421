export type FormatValue = (value: unknown, format: string) => string

/** Digits that a spreadsheet keeps; those behind are noughts, whatever was typed. */
const digitsKept = 1e15

/** Whether a number had more digits than a spreadsheet keeps: an identity card that was not typed as text. */
export const lostDigits = (value: number): boolean => Math.abs(value) >= digitsKept

/** A number as its cell shows it. */
export function shownNumber(value: number, format: string, formatValue: FormatValue): string {
  // What is shown as 1.38E+10 is a phone number in a narrow column.
  const isOwn = format !== '' && !/^(?:general|@)$/i.test(format) && !/E[+-]/i.test(format)
  return isOwn ? formatValue(value, format).trim() : plainNumber(value)
}

/** The fifteen digits that a spreadsheet knows, without the noise behind them and never as a power of ten. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15))
  if (Object.is(rounded, -0)) return '0'
  return rounded.toLocaleString('en-US', {
    useGrouping: false,
    maximumFractionDigits: 20,
    maximumSignificantDigits: 15,
  })
}

/** A format that says itself how it looks is followed; that of the machine on which it was written is not known. */
export function shownMoment(value: Date, format: string, formatValue: FormatValue): string {
  const isOwn = format !== '' && !/^(?:mm-dd-yy|m\/d\/yy|\[\$-[^\]]*\](?!.*a{3}))/i.test(format)
  if (!isOwn) return fullMoment(value)
  const moment = roundedToSecond(value)
  return formatValue(moment, withWeekday(moment, format)).trim()
}

/** Days of the week in Chinese, aaaa and aaa, which the formats of other languages lack. */
export const hasWeekday = (format: string): boolean => /a{3}/i.test(format.replaceAll(/"[^"]*"/g, ''))

function withWeekday(moment: Date, format: string): string {
  const day = '日一二三四五六'[moment.getUTCDay()] ?? ''
  return format
    .replace(/;@$/, '')
    .replace(/^\[\$-[^\]]*\]/, '')
    .replaceAll(/a{4}/gi, `"星期${day}"`)
    .replaceAll(/a{3}/gi, `"${day}"`)
}

/** As 2026-11-21, or with the time of day when it has one. */
export function fullMoment(value: Date): string {
  const [day = '', time = ''] = roundedToSecond(value).toISOString().slice(0, 19).split('T')
  if (time === '00:00:00') return day
  return `${day} ${time.endsWith(':00') ? time.slice(0, 5) : time}`
}

/** Spreadsheets count days in fractions that miss the second by a little. */
function roundedToSecond(value: Date): Date {
  return new Date(Math.round(value.getTime() / 1000) * 1000)
}

/** A time without a day. */
export function shownTime(value: Date, format: string, formatValue: FormatValue): string {
  const isOwn = format !== '' && !format.startsWith('[$-')
  const time = roundedToSecond(value).toISOString().slice(11, 19)
  return isOwn ? formatValue(roundedToSecond(value), format).trim() : time.replace(/:00$/, '')
}

/** A cell of whatever kind, without its format. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return plainNumber(value)
  return (value instanceof Date ? fullMoment(value) : String(value)).trim()
}
