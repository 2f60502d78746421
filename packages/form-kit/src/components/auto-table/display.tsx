import { Rows } from '../../displays/cells.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import { isBlank } from '../../engine/blank.ts'
import type { AutoTableAnswer, AutoTableSettings } from './schema.ts'

export const Display = ({ settings, answer, context }: DisplayProps<AutoTableSettings, AutoTableAnswer>) => (
  <Rows
    columns={settings.columns}
    rows={answer.rows
      .filter((row) => !isBlank(row))
      .map((row, at) => ({ key: String(at), label: String(at + 1), row }))}
    context={context}
  />
)
