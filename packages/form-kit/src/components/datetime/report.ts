import { dayReport } from '../../reports/days.ts'
import type { DatetimeSettings } from './schema.ts'

export const report = dayReport<DatetimeSettings, string>((moment) => moment.slice(0, 10))
