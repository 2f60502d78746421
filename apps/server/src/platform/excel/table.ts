export interface TableOrder {
  bytes: Uint8Array
  /** Rows with something in them that are read; more are not looked at. */
  rowsAtMost: number
  /** Rows with something in them that are counted, where that is more than are read. */
  countAtMost?: number
}

/** What a cell says is not what was meant: digits that the spreadsheet dropped, or a formula that nobody calculated. */
export type CellFault = 'digitsLost' | 'uncalculated'

/** A row with something in it; `row` counts from 1, as the workbook shows it. Cells are trimmed, as people see them. */
export interface TableRow {
  row: number
  cells: string[]
  /** Of cells that hold a moment, by their place: the moment in full, whatever of it is shown. */
  moments?: Record<number, string>
  /** By their place. */
  faults?: Record<number, CellFault>
}

export interface Table {
  rows: TableRow[]
  /** How many rows have something in them, as far as that was asked. */
  count: number
  /** The sheet that was read, and others with something in them; a text has none. */
  sheet: string
  otherSheets: string[]
  /** Rows among those read that the workbook does not show. */
  hiddenRows: number[]
  /** Whether it is a text, whose cells are told apart by commas. */
  isText: boolean
}

/** Why a file is not read. */
export type Refusal = 'unreadable' | 'protected' | 'old' | 'heavy' | 'markup' | 'quote'

export type TableAnswer = { ok: true; table: Table } | { ok: false; why: Refusal }

export class TableRefused extends Error {
  readonly why: Refusal
  constructor(why: Refusal) {
    super(why)
    this.why = why
  }
}
