import { type TermKind, type Tier, tiers } from '@matai/contract'

/** A paid order's time; value is what it is worth in whole, in fen. */
export interface Term {
  id: number
  tier: Tier
  value: number
  from: Date
  until: Date
}

/** What an account has: its tier as it is written, and what was paid and neither given back nor turned into credit. */
export interface Standing {
  tier: Tier
  until: Date | null
  terms: readonly Term[]
}

export const rank = (tier: Tier): number => tiers.indexOf(tier)

/** The tier that counts at a moment: one that has ended is free. */
export function tierNow({ tier, until }: Pick<Standing, 'tier' | 'until'>, now: Date): Tier {
  return until !== null && until <= now ? 'free' : tier
}

/** The same day some years later; the 29th of February falls on the 28th. */
export function yearsAfter(from: Date, years: number): Date {
  const until = new Date(from)
  until.setUTCFullYear(from.getUTCFullYear() + years)
  if (until.getUTCMonth() !== from.getUTCMonth()) until.setUTCDate(0)
  return until
}

/** Fen that are left of a term, rounded down. */
export function restOf({ value, from, until }: Pick<Term, 'value' | 'from' | 'until'>, now: Date): number {
  const whole = until.getTime() - from.getTime()
  const left = until.getTime() - Math.max(now.getTime(), from.getTime())
  return left <= 0 || whole <= 0 ? 0 : Math.floor((value * left) / whole)
}

const living = ({ terms }: Standing, now: Date): Term[] => terms.filter(({ until }) => until > now)

/** When all that is paid or granted ends; null: never. */
function lastEnd(standing: Standing, now: Date): Date | null {
  if (tierNow(standing, now) !== 'free' && standing.until === null) return null
  const ends = [standing.until ?? now, ...living(standing, now).map(({ until }) => until), now]
  return new Date(Math.max(...ends.map((end) => end.getTime())))
}

/** How a tier would follow what there is; undefined where what there is never ends. */
export function kindOf(standing: Standing, tier: Tier, now: Date): TermKind | undefined {
  const current = accountAfter(standing, now).tier
  if (rank(tier) > rank(current)) return current === 'free' ? 'start' : 'upgrade'
  if (lastEnd(standing, now) === null) return undefined
  const last = living(standing, now).reduce<Term | undefined>(
    (latest, term) => (latest && latest.until >= term.until ? latest : term),
    undefined,
  )
  return (last?.tier ?? current) === tier ? 'renew' : 'later'
}

export interface Wanted {
  tier: Tier
  years: number
  /** Of all years, in fen. */
  price: number
}

export interface Worth {
  kind: TermKind
  credit: number
  total: number
  /** Terms whose rest is the credit. */
  basis: number[]
  from: Date
  until: Date
}

/** What a wish costs now and brings; undefined where what there is never ends. Credit above the price lengthens the time. */
export function worthOf(standing: Standing, wanted: Wanted, now: Date): Worth | undefined {
  const kind = kindOf(standing, wanted.tier, now)
  if (!kind) return undefined
  const credited = kind === 'upgrade' ? living(standing, now) : []
  const rest = credited.reduce((sum, term) => sum + restOf(term, now), 0)
  const from = kind === 'start' || kind === 'upgrade' ? now : (lastEnd(standing, now) ?? now)
  const { price, years } = wanted
  return {
    kind,
    credit: Math.min(rest, price),
    total: Math.max(price - rest, 0),
    basis: credited.map(({ id }) => id),
    from,
    until: stretched(from, yearsAfter(from, years), Math.max(1, rest / price)),
  }
}

/** What an order became; `value` is what it is worth in whole, in fen. */
export type Granted = Pick<Worth, 'kind' | 'basis' | 'from' | 'until'> & { value: number }

/** What money buys that has come: as it was offered, or, where the credit was spent meanwhile, as long as its worth. */
export function grantOf(
  standing: Standing,
  order: Wanted & { total: number; credit: number; basis: readonly number[] },
  now: Date,
): Granted {
  const worth = worthOf(standing, order, now)
  // Granted without an end meanwhile: it stands beside that, from now on.
  if (!worth) return { kind: 'later', basis: [], from: now, until: yearsAfter(now, order.years), value: order.price }
  const { kind, basis, from, until } = worth
  const isAsOffered = order.basis.every((id) => basis.includes(id)) && (order.credit === 0 || kind === 'upgrade')
  const value = order.total + basis.reduce((sum, id) => sum + restIn(standing, id, now), 0)
  if (isAsOffered) return { kind, basis, from, until, value: Math.max(order.price, value) }
  return { kind, basis, from, until: stretched(from, yearsAfter(from, order.years), value / order.price), value }
}

const restIn = ({ terms }: Standing, id: number, now: Date): number => {
  const term = terms.find((one) => one.id === id)
  return term ? restOf(term, now) : 0
}

function stretched(from: Date, until: Date, share: number): Date {
  return new Date(from.getTime() + Math.floor((until.getTime() - from.getTime()) * share))
}

/** What the account has then: the paid term that runs, with those of the same tier that follow it; else what it had. */
export function accountAfter(standing: Standing, now: Date): { tier: Tier; until: Date | null } {
  const had = rank(tierNow(standing, now))
  // What an operator granted above that is not taken away.
  const running = standing.terms.find(({ tier, from, until }) => from <= now && until > now && rank(tier) >= had)
  const { tier, until: first } = running ?? { tier: tierNow(standing, now), until: standing.until }
  if (tier === 'free' || first === null) return { tier, until: tier === 'free' ? null : first }
  let until = first
  for (const term of [...standing.terms].sort((a, b) => a.from.getTime() - b.from.getTime()))
    if (term.tier === tier && term.from.getTime() <= until.getTime() && term.until > until) until = term.until
  return { tier, until }
}
