import { Rows } from '../../displays/cells.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import { own } from '../../engine/own.ts'
import type { TableAnswer, TableSettings } from './schema.ts'

export const Display = ({ settings, answer, context }: DisplayProps<TableSettings, TableAnswer>) => (
  <Rows
    columns={settings.columns}
    rows={settings.rows.map(({ id, label }) => ({ key: id, label, row: own(answer.rows, id) ?? {} }))}
    context={context}
  />
)
