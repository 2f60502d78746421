import type { DisplayProps } from '../../engine/display-face.ts'
import { Chosen } from '../../displays/chosen.tsx'
import { labelsOf, optionChoices } from '../../parts/options.ts'
import type { RadioAnswer, RadioSettings } from './schema.ts'

export const Display = ({ settings, answer }: DisplayProps<RadioSettings, RadioAnswer>) => (
  <Chosen labels={labelsOf([answer.option], answer.text, optionChoices(settings))} />
)
