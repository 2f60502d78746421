import type { DisplayProps } from '../../engine/display-face.ts'
import type { PhoneSettings } from './schema.ts'

export const Display = ({ answer }: DisplayProps<PhoneSettings, string>) => <a href={`tel:${answer}`}>{answer}</a>
