import type { DisplayProps } from '../../engine/display-face.ts'
import { Chosen } from '../../displays/chosen.tsx'
import { labelsOf } from '../../parts/options.ts'
import type { PictureChoiceAnswer, PictureChoiceSettings } from './schema.ts'

export const Display = ({ settings, answer }: DisplayProps<PictureChoiceSettings, PictureChoiceAnswer>) => (
  <Chosen labels={labelsOf(answer.options, '', settings.options)} />
)
