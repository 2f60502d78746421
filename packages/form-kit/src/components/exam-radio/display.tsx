import { Chosen } from '../../displays/chosen.tsx'
import { Examined } from '../../displays/exam.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import { labelsOf } from '../../parts/options.ts'
import { type ExamRadioAnswer, type ExamRadioSettings, scoreOf } from './schema.ts'

export const Display = ({ settings, answer, context }: DisplayProps<ExamRadioSettings, ExamRadioAnswer>) => (
  <Examined
    score={scoreOf(settings, answer)}
    right={labelsOf([settings.right ?? ''], '', settings.options)}
    explanation={settings.explanation}
    context={context}
  >
    <Chosen labels={labelsOf([answer.option], '', settings.options)} />
  </Examined>
)
