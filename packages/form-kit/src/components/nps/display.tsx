import type { DisplayProps } from '../../engine/display-face.ts'
import { npsMost, type NpsSettings } from './schema.ts'

export const Display = ({ answer }: DisplayProps<NpsSettings, number>) => (
  <span>
    {answer}/{npsMost}
  </span>
)
