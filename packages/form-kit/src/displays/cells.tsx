import { isBlank } from '../engine/blank.ts'
import type { DisplayContext } from '../engine/display-face.ts'
import { own } from '../engine/own.ts'
import { cellKinds } from '../parts/cells/cell-kinds.ts'
import type { CellValue, Row, TableColumn } from '../parts/cells/columns.ts'
import { MomentDisplay } from './moments.tsx'
import { Pictures } from './pictures.tsx'

/** A table as it was filled; `label` heads a row. */
export function Rows({
  columns,
  rows,
  context,
}: {
  columns: readonly TableColumn[]
  rows: readonly { key: string; label: string; row: Row }[]
  context: DisplayContext
}) {
  return (
    <div className="mt-wide">
      <table>
        <thead>
          <tr>
            <th scope="col">{context.say('forms.tableRow')}</th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, row }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column.id}>
                  <Value column={column} value={own(row, column.id)} context={context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A cell is shown as it is exported, but for pictures and days. */
function Value({
  column,
  value,
  context,
}: {
  column: TableColumn
  value: CellValue | undefined
  context: DisplayContext
}) {
  if (value === undefined || isBlank(value)) return null
  if (Array.isArray(value)) return <Pictures ids={value.map(({ fileId }) => fileId)} context={context} />
  const cell = cellKinds[column.cell].cell(value, column, { say: context.say, fileName: () => '' })
  if (cell.kind === 'date') return <MomentDisplay settings={undefined} answer={cell.date} context={context} />
  if (cell.kind === 'number') return <span className="mt-amount">{cell.number}</span>
  return cell.kind === 'text' ? <span>{cell.text}</span> : null
}
