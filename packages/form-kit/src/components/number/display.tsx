import type { DisplayProps } from '../../engine/display-face.ts'
import { Amount } from '../../displays/numbers.tsx'
import type { NumberSettings } from './schema.ts'

export const Display = ({ settings, answer }: DisplayProps<NumberSettings, string>) => (
  <Amount number={answer} unit={settings.unit} />
)
