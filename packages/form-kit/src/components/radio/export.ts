import { textCell } from '../../engine/export-face.ts'
import { singleColumn } from '../../exports/single.ts'
import { labelsOf, optionChoices } from '../../parts/options.ts'
import type { RadioAnswer, RadioSettings } from './schema.ts'

export const sheet = singleColumn<RadioSettings, RadioAnswer>(({ option, text }, settings) =>
  textCell(labelsOf([option], text, optionChoices(settings))[0] ?? ''),
)
