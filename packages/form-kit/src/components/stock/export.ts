import { type ExportFace, numberCell } from '../../engine/export-face.ts'
import type { StockSettings } from './schema.ts'

/** The unit stands in the heading, so that a sheet can go on calculating. */
export const sheet: ExportFace<StockSettings, string> = {
  columns: ({ title, unit }) => [{ part: '', heading: unit ? `${title} (${unit})` : title }],
  cells: (number) => [numberCell(number)],
}
