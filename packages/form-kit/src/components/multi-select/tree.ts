import type { PhraseKey } from '@matai/i18n'
import { type Problem, problem } from '../../engine/problem.ts'
import { optionsMax } from '../../parts/fields.ts'

export interface Leveled {
  id: string
  label: string
  parent: string | null
}

/** Deepest level. */
export const levelsMax = 5

/** From the top down to an option; null where a parent is missing or leads back, or it lies far too deep. */
export function wayTo(id: string, byId: ReadonlyMap<string, Leveled>): Leveled[] | null {
  const way: Leveled[] = []
  for (let at: string | null = id; at !== null; ) {
    const option = byId.get(at)
    if (!option || way.includes(option) || way.length > levelsMax) return null
    way.unshift(option)
    at = option.parent
  }
  return way
}

export const byId = (options: readonly Leveled[]) => new Map(options.map((option) => [option.id, option]))

/** Whether nothing stands below an option. */
export const isLast = (id: string, options: readonly Leveled[]): boolean => !options.some(({ parent }) => parent === id)

/** Options whose parents are gone, lead in a circle, go too deep, or crowd below one parent. */
export function treeFaults(options: readonly Leveled[]): Problem[] {
  const known = byId(options)
  const below = new Map<string | null, Set<string>>()
  return options.flatMap(({ id, label, parent }, at) => {
    const siblings = below.get(parent) ?? new Set<string>()
    const isTwice = siblings.has(label.trim())
    below.set(parent, siblings.add(label.trim()))
    const fault = (phrase: PhraseKey, most = 0) => [problem(phrase, { option: label, most }, ['options', at])]
    const way = wayTo(id, known)
    if (parent !== null && !known.has(parent)) return fault('formFaults.parentMissing')
    // What hangs below an option that is named already is right by itself.
    if (!way) return isInCircle(id, known) ? fault('formFaults.parentCircle') : []
    if (way.length > levelsMax) return fault('formFaults.levelsTooMany', levelsMax)
    if (siblings.size > optionsMax && !isTwice) return fault('formFaults.optionsTooMany', optionsMax)
    return isTwice ? fault('formFaults.optionTwice') : []
  })
}

function isInCircle(id: string, known: ReadonlyMap<string, Leveled>): boolean {
  const seen = new Set<string>()
  for (let at = known.get(id)?.parent ?? null; at !== null && !seen.has(at); at = known.get(at)?.parent ?? null) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}
