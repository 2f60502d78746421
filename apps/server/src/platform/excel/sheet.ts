import { writeXlsx } from 'hucre/xlsx'

export const excelMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Sheet {
  name: string
  /** Headings with their widths in characters. */
  columns: { header: string; width: number }[]
  rows: (string | number)[][]
}

/** A workbook of one sheet. Text stays text: nothing that somebody named "=1+1" is calculated. */
export async function writeSheet({ name, columns, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const header = columns.map((column) => column.header)
  const sheet = { name, columns: columns.map(({ width }) => ({ width })), rows: [header, ...rows] }
  return new Uint8Array(await writeXlsx({ sheets: [sheet] }))
}
