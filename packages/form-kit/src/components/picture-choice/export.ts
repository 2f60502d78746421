import { textCell } from '../../engine/export-face.ts'
import { singleColumn } from '../../exports/single.ts'
import { labelsOf } from '../../parts/options.ts'
import type { PictureChoiceAnswer, PictureChoiceSettings } from './schema.ts'

export const sheet = singleColumn<PictureChoiceSettings, PictureChoiceAnswer>(({ options }, settings) =>
  textCell(labelsOf(options, '', settings.options).join('; ')),
)
