import { placesIn } from './tables-in.ts'
import { is, isList, nameIn, type Part, readTokens } from './tokens.ts'

/** Names of the tables whose rows a statement locks, with `for update` and its like. */
export function rowsLocked(text: string): string[] {
  return lockedIn(readTokens(text))
}

function lockedIn(parts: Part[]): string[] {
  const inside = parts.flatMap((part) => (isList(part) ? lockedIn(part) : []))
  const at = parts.findIndex((part, place) => is(part, 'for') && isStrength(parts, place + 1))
  if (at < 0) return inside
  const places = placesIn(parts)
  const of = parts.findIndex((part, place) => place > at && is(part, 'of'))
  const named = of < 0 ? undefined : namesAfter(parts, of)
  return [
    ...inside,
    ...places.flatMap(({ table, alias }) => (table && (named === undefined || named.has(alias)) ? [table] : [])),
  ]
}

/** `update`, `no key update`, `share`, `key share`: what a lock is called. */
const isStrength = (parts: Part[], at: number): boolean =>
  is(parts[at], 'update', 'share') || (is(parts[at], 'no', 'key') && is(parts[at + 1], 'key', 'share'))

function namesAfter(parts: Part[], of: number): Set<string> {
  const names = new Set<string>()
  for (let at = of + 1; ; at += 2) {
    const name = nameIn(parts[at])
    if (name !== undefined) names.add(name)
    if (!is(parts[at + 1], ',')) return names
  }
}
