import { Examined } from '../../displays/exam.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import { type ExamFillAnswer, type ExamFillSettings, scoreOf, textsOf } from './schema.ts'

export function Display({ settings, answer, context }: DisplayProps<ExamFillSettings, ExamFillAnswer>) {
  const texts = textsOf(answer, settings)
  return (
    <Examined
      score={scoreOf(settings, answer)}
      right={settings.blanks.map(({ accepted }) => accepted.join(' / '))}
      explanation={settings.explanation}
      context={context}
    >
      <ol className="mt-chosen-list">
        {settings.blanks.map(({ id, label }, at) => (
          <li key={id}>
            {label && `${label}: `}
            {texts[at]}
          </li>
        ))}
      </ol>
    </Examined>
  )
}
