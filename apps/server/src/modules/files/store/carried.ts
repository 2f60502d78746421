import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { file } from '../table.ts'

/** Files leave with their bytes behind them, and come in only with them. */
export const carriedFile: Carried = carried(file, { as: 'files', refs: { created_by: 'user' } })
