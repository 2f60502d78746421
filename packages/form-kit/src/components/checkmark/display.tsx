import type { DisplayProps } from '../../engine/display-face.ts'
import type { CheckmarkSettings } from './schema.ts'

export const Display = ({ settings: { label, title } }: DisplayProps<CheckmarkSettings, boolean>) => (
  <span>✓ {label || title}</span>
)
