import { line, list, rule } from '@matai/kinds'
import { block, caption } from '../block.ts'

/** Largest table, and its longest cell. */
export const tableRowsMax = 50
export const tableColumnsMax = 12
export const cellMax = 500

const row = () => list(line(cellMax, { variables: true }), { least: 1, most: tableColumnsMax })

/** Plain text in rows and columns under a row of headings. */
export const table = rule(
  block('table', { title: caption(), header: row(), rows: list(row(), { most: tableRowsMax }) }),
  ({ header, rows }) => rows.every(({ length }) => length === header.length),
  'blocks.tableUneven',
)
