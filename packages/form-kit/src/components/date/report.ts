import { dayReport } from '../../reports/days.ts'
import type { DateSettings } from './schema.ts'

export const report = dayReport<DateSettings, string>((date) => date)
