/** What is wrong with a cell by its heading, or with the whole row where that is empty. */
export interface Mark {
  column: string
  reason: string
}

export interface MarkOrder {
  bytes: Uint8Array
  /** Heading of the column that is added, or filled anew where it is there already. */
  heading: string
  /** Headings that all stand in the row of headings. */
  names: string[]
  /** What stands in the column, by the rows that the workbook shows. */
  texts: Map<number, string>
  /** The cells that are coloured and get a note. */
  marks: Map<number, Mark[]>
}

export type Row = (string | number | boolean | Date | null)[]
