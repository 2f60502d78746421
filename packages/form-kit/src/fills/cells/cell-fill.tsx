import type { ReactNode } from 'react'
import type { FillContext } from '../../engine/fill-face.ts'
import type { CellName, CellValue, TableColumn } from '../../parts/cells/columns.ts'
import { photosMax, wordsMax } from '../../parts/cells/columns.ts'
import type { PartWired } from '../labelled.tsx'
import { asWritten } from '../line-fill.tsx'
import { DayField } from '../moments/day-field.tsx'
import { numberKeyboard, plainNumber } from '../number-input.ts'
import { OptionSelect } from '../option-select.tsx'
import { PictureList } from '../picture-list.tsx'

export interface CellProps {
  wired: PartWired
  column: TableColumn
  value: CellValue | undefined
  /** undefined empties the cell */
  onChange(value: CellValue | undefined): void
  onBusy(isBusy: boolean): void
  context: FillContext
}

type CellFill = (props: CellProps) => ReactNode
const textOf = (value: CellValue | undefined): string => (typeof value === 'string' ? value : '')

const Words: CellFill = ({ wired, value, onChange }) => (
  <input
    type="text"
    className="mt-input"
    {...wired}
    maxLength={wordsMax}
    value={textOf(value)}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
  />
)

const Amount: CellFill = ({ wired, column, value, onChange }) => (
  <input
    type="text"
    className="mt-input"
    {...asWritten}
    {...wired}
    inputMode={numberKeyboard(column.decimals)}
    value={textOf(value)}
    onChange={({ currentTarget }) => onChange(plainNumber(currentTarget.value) || undefined)}
  />
)

const Day: CellFill = ({ wired, value, onChange, context }) => (
  <div className="mt-row">
    <DayField wired={wired} day={textOf(value)} onChange={(day) => onChange(day || undefined)} context={context} />
  </div>
)

const Choice: CellFill = ({ wired, column, value, onChange, context }) => (
  <OptionSelect
    wired={wired}
    options={column.options.map(({ id, label }) => ({ id, label, left: null }))}
    chosen={textOf(value)}
    context={context}
    onChoose={(id) => onChange(id || undefined)}
  />
)

const Tick: CellFill = ({ wired, value, onChange }) => (
  <input
    type="checkbox"
    className="mt-tick"
    {...wired}
    checked={value === true}
    onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
  />
)

const Photo: CellFill = ({ wired, column, value, onChange, onBusy, context }) => {
  const photos = Array.isArray(value) ? value : []
  const change = (ids: readonly string[]) => onChange(ids.length > 0 ? ids.map((fileId) => ({ fileId })) : undefined)
  return (
    <PictureList
      wired={wired}
      name={column.label}
      most={photosMax}
      ids={photos.map(({ fileId }) => fileId)}
      onChange={change}
      onBusy={onBusy}
      context={context}
    />
  )
}

/** How each kind of cell is filled. */
export const cellFills: Record<CellName, CellFill> = {
  words: Words,
  amount: Amount,
  day: Day,
  choice: Choice,
  tick: Tick,
  photo: Photo,
}
