import type { FillProps } from '../../engine/fill-face.ts'
import { QuestionGroup } from '../../fills/question.tsx'
import { Scale } from '../../fills/scale.tsx'
import { npsMost, type NpsSettings } from './schema.ts'

export function Fill(props: FillProps<NpsSettings, number>) {
  const { settings, answer, onChange } = props
  const { low, high } = settings
  const words = [low, ...Array.from({ length: npsMost - 1 }, () => ''), high]
  const steps = words.map((word, value) => ({ value, name: word ? `${value} · ${word}` : String(value) }))
  return (
    <QuestionGroup asked={props} role="radiogroup">
      {(wired) => (
        <>
          <Scale wired={wired} steps={steps} answer={answer} isFilled={false} onChange={onChange} />
          {(low || high) && (
            <p className="mt-ends" aria-hidden="true">
              <span>{low && `0 · ${low}`}</span>
              <span>{high && `${npsMost} · ${high}`}</span>
            </p>
          )}
        </>
      )}
    </QuestionGroup>
  )
}
