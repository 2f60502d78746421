import { newId } from '../model/new-id.ts'
import { LinesField } from './lines-field.tsx'
import type { PanelProps } from './panel.ts'
import { withIds } from './with-ids.ts'

interface Row {
  id: string
  label: string
}

/** The rows of a table, one a line. A line that stays, or changes in its place, is the same row. */
export function RowsPanel({ setting, settings, set, part, label, hint, error }: PanelProps) {
  const rows = settings[setting] as Row[]
  return (
    <LinesField
      label={label}
      hint={hint}
      error={error}
      value={rows.map((row) => row.label)}
      most={part.max ?? 100}
      longest={100}
      onChange={(labels) => set({ [setting]: withIds(rows, labels, newId) }, setting)}
    />
  )
}
