import * as z from 'zod/mini'
import { isBlank } from './blank.ts'
import type { Facts } from './facts.ts'
import { type Problem, problem } from './problem.ts'
import type { SchemaFace } from './schema-face.ts'

/** What is wrong with an answer, whatever JSON it is; `required` as the rules of the form have it now. */
export function checkAnswer(
  face: SchemaFace,
  { settings, answer, isRequired, facts }: { settings: unknown; answer: unknown; isRequired: boolean; facts: Facts },
): Problem[] {
  if (isBlank(answer)) {
    if (!face.answer || !isRequired) return []
    const parts = face.lacks?.(settings, facts) ?? []
    return parts.length > 0 ? parts : [problem('formProblems.required')]
  }
  if (!face.answer) return [problem('formProblems.noAnswerHere')]
  const parsed = z.safeParse(face.answer, answer)
  if (parsed.success) return face.check(settings, parsed.data, facts)
  return parsed.error.issues.slice(0, 1).map(({ path }) => problem('formProblems.wrongShape', {}, path.filter(isStep)))
}

/** JSON has no symbols, though zod says that paths may. */
const isStep = (step: PropertyKey): step is string | number => typeof step !== 'symbol'
