import { isBlank } from '../../engine/blank.ts'
import type { FillContext } from '../../engine/fill-face.ts'
import { own } from '../../engine/own.ts'
import type { Problem } from '../../engine/problem.ts'
import type { CellValue, Row, TableColumn } from '../../parts/cells/columns.ts'
import { Labelled } from '../labelled.tsx'
import { problemsAt, sentenceOf } from '../places.ts'
import { cellFills } from './cell-fill.tsx'

interface RowCardProps {
  /** ids in the page begin with it */
  id: string
  title: string
  columns: readonly TableColumn[]
  row: Row
  onChange(row: Row): void
  onBusy(isBusy: boolean): void
  /** of this row; paths begin with a column */
  problems: readonly Problem[]
  context: FillContext
  onRemove?: (() => void) | undefined
}

/** A row of a table: beside each other where there is room, below each other on a phone. */
export function RowCard({ id, title, columns, row, onChange, onBusy, problems, context, onRemove }: RowCardProps) {
  const change = (column: string, value: CellValue | undefined) => {
    const { [column]: _, ...others } = row
    onChange(value === undefined ? others : { ...others, [column]: value })
  }
  return (
    <fieldset className="mt-card">
      <legend>{title}</legend>
      <div className="mt-cells">
        {columns.filter(isAsked(row)).map((column) => {
          const CellFill = cellFills[column.cell]
          return (
            <Labelled
              key={column.id}
              id={`${id}-${column.id}`}
              label={column.label}
              problem={sentenceOf(problemsAt(problems, [column.id]), context)}
            >
              {(wired) => (
                <CellFill
                  wired={wired}
                  column={column}
                  value={own(row, column.id)}
                  onChange={(value) => change(column.id, value)}
                  onBusy={onBusy}
                  context={context}
                />
              )}
            </Labelled>
          )
        })}
      </div>
      {onRemove && (
        <button
          type="button"
          className="mt-button"
          aria-label={context.say('formFill.removeNamed', { name: title })}
          onClick={onRemove}
        >
          {context.say('formFill.remove')}
        </button>
      )}
    </fieldset>
  )
}

/** What only some options of another column ask for is there with them; what was filled in before stays in sight. */
const isAsked =
  (row: Row) =>
  ({ id, requiredFor }: TableColumn): boolean => {
    if (requiredFor === null || !isBlank(own(row, id))) return true
    const other = own(row, requiredFor.column)
    return typeof other === 'string' && requiredFor.options.includes(other)
  }
