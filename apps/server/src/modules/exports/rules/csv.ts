/** Tells spreadsheets that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet would calculate instead of showing it. */
const formula = /^[=+\-@\t\r]/

/** One line of a CSV file (RFC 4180). Text that looks like a formula gets an apostrophe, so that it stays text. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
