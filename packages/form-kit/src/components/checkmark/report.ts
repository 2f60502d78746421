import { optionReport } from '../../reports/options.ts'
import { type CheckmarkSettings, schema, ticked } from './schema.ts'

export const report = optionReport<CheckmarkSettings, boolean>(
  (settings) => schema.choices?.(settings) ?? [],
  (isTicked) => (isTicked ? [ticked] : []),
)
