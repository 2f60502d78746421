import { optionChoices } from '../../parts/options.ts'
import { optionReport } from '../../reports/options.ts'
import type { CheckboxAnswer, CheckboxSettings } from './schema.ts'

export const report = optionReport<CheckboxSettings, CheckboxAnswer>(optionChoices, ({ options }) => options)
