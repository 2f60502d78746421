import { textCell } from '../../engine/export-face.ts'
import { singleColumn } from '../../exports/single.ts'
import { labelsOf, optionChoices } from '../../parts/options.ts'
import type { CheckboxAnswer, CheckboxSettings } from './schema.ts'

export const sheet = singleColumn<CheckboxSettings, CheckboxAnswer>(({ options, text }, settings) =>
  textCell(labelsOf(options, text, optionChoices(settings)).join('; ')),
)
