import { textCell } from '../../engine/export-face.ts'
import { singleColumn } from '../../exports/single.ts'
import type { CheckmarkSettings } from './schema.ts'

export const sheet = singleColumn<CheckmarkSettings, boolean>((isTicked) => textCell(isTicked ? '✓' : ''))
