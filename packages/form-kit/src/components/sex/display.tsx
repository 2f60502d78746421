import type { DisplayProps } from '../../engine/display-face.ts'
import type { Sex, SexSettings } from './schema.ts'

export const Display = ({ answer, context }: DisplayProps<SexSettings, Sex>) => (
  <span>{context.say(`forms.${answer}`)}</span>
)
