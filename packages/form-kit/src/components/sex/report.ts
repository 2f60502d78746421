import { optionReport } from '../../reports/options.ts'
import { type Sex, sexChoices, type SexSettings } from './schema.ts'

export const report = optionReport<SexSettings, Sex>(sexChoices, (sex) => [sex])
