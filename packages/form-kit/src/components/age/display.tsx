import type { DisplayProps } from '../../engine/display-face.ts'
import type { AgeSettings } from './schema.ts'

export const Display = ({ answer }: DisplayProps<AgeSettings, number>) => <span>{answer}</span>
