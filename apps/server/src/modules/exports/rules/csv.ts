/** Tells spreadsheets that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet would calculate instead of showing it. */
const formula = /^[=+\-@\t\r]/
/** What has to stand in quotation marks, or is a formula; of most texts this is the only question. */
const special = /[",\r\n]|^[=+\-@\t]/

/** One line of a CSV file (RFC 4180). Text that looks like a formula gets an apostrophe, so that it stays text. */
export function csvLine(values: readonly (string | number | null)[]): string {
  let line = ''
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? null
    if (at > 0) line += ','
    if (value !== null) line += typeof value === 'number' ? String(value) : special.test(value) ? quoted(value) : value
  }
  return `${line}\r\n`
}

function quoted(value: string): string {
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
