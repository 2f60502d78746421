import { Chosen } from '../../displays/chosen.tsx'
import { Examined } from '../../displays/exam.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import { labelsOf } from '../../parts/options.ts'
import { type ExamCheckboxAnswer, type ExamCheckboxSettings, scoreOf } from './schema.ts'

export const Display = ({ settings, answer, context }: DisplayProps<ExamCheckboxSettings, ExamCheckboxAnswer>) => (
  <Examined
    score={scoreOf(settings, answer)}
    right={labelsOf(settings.right, '', settings.options)}
    explanation={settings.explanation}
    context={context}
  >
    <Chosen labels={labelsOf(answer.options, '', settings.options)} />
  </Examined>
)
