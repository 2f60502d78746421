import { type contract, limitOf, type OperatedAccount, type ParsedInput, tierOf } from '@matai/contract'
import { failField } from '../../platform/failure.ts'

/** A row of the list of accounts, as the database gives it. */
export interface AccountFacts {
  id: number
  name: string
  kind: 'personal' | 'enterprise'
  tier: number
  tierUntil: Date | null
  disabledAt: Date | null
  createdAt: Date
  /** Null once its owner is erased. */
  mobile: string | null
  closingAt: Date | null
  lastSignInAt: Date | null
  storedBytes: number
}

/** What stops people weighs most; a tier that ended only narrows the limits. */
export function stateOfAccount(
  { disabledAt, closingAt, mobile, tierUntil }: AccountFacts,
  now: Date,
): OperatedAccount['state'] {
  if (disabledAt) return 'disabled'
  if (closingAt || mobile === null) return 'closing'
  return tierUntil && tierUntil <= now ? 'ended' : 'active'
}

export function toOperatedAccount(facts: AccountFacts, now: Date): OperatedAccount {
  const { id, name, kind, mobile, tierUntil, storedBytes, lastSignInAt, createdAt } = facts
  const tier = tierOf(facts.tier)
  const ended = tierUntil !== null && tierUntil <= now
  const storage = limitOf(ended ? 'free' : tier, 'storageBytes')
  return {
    id,
    name,
    mobile: mobile ?? '',
    kind,
    tier,
    tierUntil: tierUntil?.toISOString() ?? null,
    state: stateOfAccount(facts, now),
    storedBytes,
    storageLimit: Number.isFinite(storage) ? storage : null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** Digits of a number that somebody searches for, however it was written; undefined for anything else. */
export function digitsIn(keyword: string): string | undefined {
  const digits = keyword.replace(/[\s()+-]/g, '')
  return /^\d{3,18}$/.test(digits) ? digits : undefined
}

/** When a tier ends; one that ends in the past would be no tier at all. */
export function endOf(until: string | null, now: Date): Date | null {
  if (until === null) return null
  const ends = new Date(until)
  if (ends <= now) failField('until', 'operators.untilPast')
  return ends
}

/** The id of a file that was typed, alone or within its address. */
export function fileIdIn(typed: string): string {
  return /\/u\/([\w-]{22})(?:[/?#]|$)/.exec(typed)?.[1] ?? typed.trim()
}

/** The number or username among those that meet a limit; a number also without its country, if it is the only one. */
export function lockedNameOf(locked: readonly { name: string }[], typed: string): string | undefined {
  const names = [...new Set(locked.map(({ name }) => name))]
  const digits = digitsIn(typed)
  if (digits === undefined) return names.find((name) => name === typed.trim().toLowerCase())
  const ending = names.filter((name) => name.startsWith('+') && name.endsWith(digits) && digits.length > 6)
  return names.find((name) => name === `+${digits}`) ?? (ending.length === 1 ? ending[0] : undefined)
}

/** Those that meet a limit, who come with the longest locked first. */
export function lockedFound<Row extends { name: string }>(
  locked: readonly Row[],
  { keyword, sort }: Pick<ParsedInput<typeof contract.operators.lockedList>, 'keyword' | 'sort'>,
): Row[] {
  const word = keyword.replace(/\s/g, '').toLowerCase()
  const found = locked.filter(({ name }) => name.toLowerCase().includes(word))
  if (sort === 'newest') found.reverse()
  if (sort === 'name') found.sort((a, b) => (a.name < b.name ? -1 : 1))
  return found
}
