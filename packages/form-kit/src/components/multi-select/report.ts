import { optionReport } from '../../reports/options.ts'
import { leaves, type MultiSelectSettings } from './schema.ts'

/** Counts of the last level, called by the whole way down to it. */
export const report = optionReport<MultiSelectSettings, string[]>(leaves, (way) => way.slice(-1))
