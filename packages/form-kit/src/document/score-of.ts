import type { Score } from '../engine/schema-face.ts'
import { schemaOf } from '../maps/schemas.ts'
import { answered } from './check-answers.ts'
import type { Answers, FormDocument } from './form-document.ts'

export interface ExamScore extends Score {
  /** null where nobody can fail */
  passed: boolean | null
  questions: (Score & { component: string })[]
}

/** Points of a record; null for a form without exam questions. */
export function scoreOf(document: FormDocument, answers: Answers, seed?: number): ExamScore | null {
  const questions = answered(document, answers, seed).flatMap(({ component: { id, type, settings }, answer }) => {
    const score = schemaOf(type).score?.(settings, answer)
    return score ? [{ component: id, ...score }] : []
  })
  if (questions.length === 0) return null
  const sum = (part: 'points' | 'most') => hundredths(questions.reduce((total, question) => total + question[part], 0))
  const points = sum('points')
  const passMark = document.exam?.passMark ?? null
  return { points, most: sum('most'), passed: passMark === null ? null : points >= passMark, questions }
}

/** Points have two decimals; what binary fractions add behind them is nothing. */
const hundredths = (points: number) => Math.round(points * 100) / 100
