import type { DisplayProps } from '../../engine/display-face.ts'
import { labelsDown, type MultiSelectSettings } from './schema.ts'

export const Display = ({ settings, answer }: DisplayProps<MultiSelectSettings, string[]>) => (
  <span>{labelsDown(answer, settings).join(' / ')}</span>
)
