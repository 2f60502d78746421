import { numberReport } from '../../reports/numbers.ts'
import type { AgeSettings } from './schema.ts'

export const report = numberReport<AgeSettings, number>(String)
