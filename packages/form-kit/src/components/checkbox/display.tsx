import type { DisplayProps } from '../../engine/display-face.ts'
import { Chosen } from '../../displays/chosen.tsx'
import { labelsOf, optionChoices } from '../../parts/options.ts'
import type { CheckboxAnswer, CheckboxSettings } from './schema.ts'

export const Display = ({ settings, answer }: DisplayProps<CheckboxSettings, CheckboxAnswer>) => (
  <Chosen labels={labelsOf(answer.options, answer.text, optionChoices(settings))} />
)
