import type { contract, ParsedInput } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'

export type StatusDraft = ParsedInput<(typeof contract.statuses)['add']>

export interface DraftFault {
  path: (string | number)[]
  phrase: PhraseKey
}

/** Where a list of words has the second of two that are the same; -1: nowhere. */
const second = (words: readonly string[]) => words.findIndex((word, at) => words.indexOf(word) < at)

/** What is wrong with a status before it can be saved (specification, section 5). */
export function draftFault({
  items,
  permission,
  members,
  collaborators,
  transitions,
}: StatusDraft): DraftFault | undefined {
  const defaults = items.filter(({ isDefault }) => isDefault).length
  if (defaults !== 1) return { path: ['items'], phrase: 'statuses.oneDefault' }
  const key = second(items.map((item) => item.key))
  if (key >= 0) return { path: ['items', key, 'key'], phrase: 'errors.wrongFormat' }
  const name = second(items.map((item) => item.name))
  if (name >= 0) return { path: ['items', name, 'name'], phrase: 'statuses.nameTwice' }
  // Who sees no colours has the shape and the letter.
  const mark = second(items.map(({ shape, letter }) => `${shape} ${letter}`))
  if (mark >= 0) return { path: ['items', mark, 'letter'], phrase: 'statuses.markTwice' }
  if (permission === 'members' && members.length + collaborators.length === 0)
    return { path: ['members'], phrase: 'statuses.membersMissing' }
  const keys = new Set(items.map((item) => item.key))
  for (const [at, { from, to }] of (transitions ?? []).entries()) {
    if (!keys.has(to)) return { path: ['transitions', at, 'to'], phrase: 'statuses.transitionGone' }
    if (from !== null && !keys.has(from))
      return { path: ['transitions', at, 'from'], phrase: 'statuses.transitionGone' }
    if (from === to) return { path: ['transitions', at, 'to'], phrase: 'statuses.transitionSame' }
  }
  return undefined
}
