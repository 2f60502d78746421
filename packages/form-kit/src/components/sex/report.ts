import { optionReport } from '../../reports/options.ts'
import { type Sex, type SexSettings, sexesOf } from './schema.ts'

export const report = optionReport<SexSettings, Sex>(
  (settings) => sexesOf(settings).map((id) => ({ id, label: id })),
  (sex) => [sex],
)
