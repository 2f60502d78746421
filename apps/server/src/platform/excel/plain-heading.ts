/** A heading as it is compared: marks for what is required, other widths and signs without a shape do not make it another one. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\*\s*/, '')
    .replace(/\s*\*$/, '')
    .trim()
}

/** Most rows that may stand above the headings. */
export const titleRowsMax = 5

/** How many of the first rows are titles: those above a row that has all names. None where no row has them all. */
export function titleRows(rows: readonly (readonly string[])[], names: readonly string[]): number {
  const wanted = names.map(plainHeading)
  const top = rows.slice(0, titleRowsMax + 1).findIndex((cells) => {
    const headings = new Set(cells.map(plainHeading))
    return wanted.every((name) => headings.has(name))
  })
  return Math.max(0, top)
}
