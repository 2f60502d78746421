import { optionChoices } from '../../parts/options.ts'
import { optionReport } from '../../reports/options.ts'
import type { RadioAnswer, RadioSettings } from './schema.ts'

export const report = optionReport<RadioSettings, RadioAnswer>(optionChoices, ({ option }) => [option])
