import type { FillContext } from '../engine/fill-face.ts'
import type { Problem } from '../engine/problem.ts'

/** The problems at a place of an answer, or further in. */
export const problemsAt = (problems: readonly Problem[], place: readonly (string | number)[]): Problem[] =>
  problems.filter(({ path }) => place.every((step, at) => String(path[at]) === String(step)))

/** The first of them in words; empty when there is none. */
export const sentenceOf = ([first]: readonly Problem[], { say }: FillContext): string =>
  first ? say(first.phrase, first.params) : ''
