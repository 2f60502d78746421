import { failField } from '../../platform/failure.ts'
import { type OperatedAccount, tierOf } from '@matai/contract'

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
  return {
    id,
    name,
    mobile: mobile ?? '',
    kind,
    tier: tierOf(facts.tier),
    tierUntil: tierUntil?.toISOString() ?? null,
    state: stateOfAccount(facts, now),
    storedBytes,
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
