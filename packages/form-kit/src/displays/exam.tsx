import type { ReactNode } from 'react'
import type { DisplayContext } from '../engine/display-face.ts'
import type { Score } from '../engine/schema-face.ts'

/** An answer of an exam; what it is worth and what would have been right only for those who may see it. */
export function Examined({
  score,
  right,
  explanation,
  context,
  children,
}: {
  score: Score
  right: readonly string[]
  explanation: string
  context: DisplayContext
  children: ReactNode
}) {
  const { say, isScored = false } = context
  if (!isScored) return children
  return (
    <div>
      {children}
      <p className="mt-score" data-full={score.points >= score.most}>
        {say('formFill.scored', { points: score.points, most: score.most })}
        {score.points < score.most && ` · ${say('formFill.rightAnswer', { answer: right.join('; ') })}`}
      </p>
      {explanation && <p className="mt-hint">{explanation}</p>}
    </div>
  )
}
