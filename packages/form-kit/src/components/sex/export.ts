import { textCell } from '../../engine/export-face.ts'
import { singleColumn } from '../../exports/single.ts'
import type { Sex, SexSettings } from './schema.ts'

export const sheet = singleColumn<SexSettings, Sex>((sex, _, { say }) => textCell(say(`forms.${sex}`)))
