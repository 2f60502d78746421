import type { FillProps } from '../engine/fill-face.ts'
import { questionId } from './question.tsx'

/** Heads questions and asks nothing. */
export function Heading({ id, settings }: FillProps<{ title: string; hint: string }, never>) {
  return (
    <div className="mt-heading" id={questionId(id)}>
      <h2>{settings.title}</h2>
      {settings.hint && <p className="mt-hint">{settings.hint}</p>}
    </div>
  )
}
