import { numberReport } from '../../reports/numbers.ts'
import type { StockSettings } from './schema.ts'

export const report = numberReport<StockSettings, string>((number) => number)
