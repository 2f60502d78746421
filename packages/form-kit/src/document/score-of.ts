import type { Score } from '../engine/schema-face.ts'
import { componentsOf } from './components-of.ts'
import type { Faces } from './faces.ts'
import type { Answers, FormDocument } from './form-document.ts'
import { walk } from './walk.ts'

export interface ExamScore extends Score {
  /** null where nobody can fail */
  passed: boolean | null
  questions: (Score & { component: string })[]
}

export function scoreOf(
  document: FormDocument,
  answers: Answers,
  { seed, faceOf }: { seed?: number | undefined; faceOf: Faces },
): ExamScore | null {
  const { isVisible, answerOf } = walk(document, answers, { faceOf, seed })
  const questions = componentsOf(document).flatMap((component) => {
    const { score } = faceOf(component.type)
    if (!score || !isVisible(component.id)) return []
    return [{ component: component.id, ...score(component.settings, answerOf(component)) }]
  })
  if (questions.length === 0) return null
  const sum = (part: 'points' | 'most') => hundredths(questions.reduce((total, question) => total + question[part], 0))
  const points = sum('points')
  const passMark = document.exam?.passMark ?? null
  return { points, most: sum('most'), passed: passMark === null ? null : points >= passMark, questions }
}

/** Points have two decimals; what binary fractions add behind them is nothing. */
const hundredths = (points: number) => Math.round(points * 100) / 100
