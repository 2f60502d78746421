import { numberReport } from '../../reports/numbers.ts'
import type { NumberSettings } from './schema.ts'

export const report = numberReport<NumberSettings, string>((number) => number)
