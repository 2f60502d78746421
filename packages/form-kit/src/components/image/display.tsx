import { Pictures } from '../../displays/pictures.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import type { ImageAnswer, ImageSettings } from './schema.ts'

export const Display = ({ answer, context }: DisplayProps<ImageSettings, ImageAnswer>) => (
  <Pictures ids={answer.map(({ fileId }) => fileId)} context={context} />
)
