import { eq, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { askNamed } from '../db/named-statement.ts'
import { rateCounter } from './table.ts'

interface Event {
  key: string
  now: number
  resetsAt: number
}

export interface Counted {
  count: number
  resetsAt: number
}

/** Counts in one statement, so that nodes that count at the same time do not lose an event. Times in milliseconds. */
export async function countEvent(tx: Tx, { key, now, resetsAt }: Event): Promise<Counted> {
  const over = sql`${rateCounter.resetsAt} <= ${now}`
  const [counted] = await tx
    .insert(rateCounter)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCounter.key,
      set: {
        count: sql`case when ${over} then 1 else least(${rateCounter.count} + 1, 1000000) end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateCounter.resetsAt} end`,
      },
    })
    .returning({ count: rateCounter.count, resetsAt: rateCounter.resetsAt })
  if (!counted) throw new Error('an upsert returned no row')
  return counted
}

/**
 * The same for events that come at once, in their order. Counters are written in the order of their keys, so that two nodes
 * never wait for each other; what comes together is in the window of the first of its counter.
 */
export async function countEvents(tx: Tx, events: readonly Event[]): Promise<Counted[]> {
  if (events.length === 0) return []
  const groups = Map.groupBy(events, ({ key }) => key)
  const firsts = [...groups.values()].flatMap(([first]) => first ?? [])
  const rows = await askNamed<{ key: string; count: number; resetsAt: number }>(tx, {
    name: 'rate-count',
    text: `insert into rate_counter as old (key, count, resets_at)
      select key, times, resets_at from unnest($1::text[], $2::int[], $3::bigint[]) t (key, times, resets_at) order by key
      on conflict (key) do update set
        count = case when old.resets_at <= $4 then excluded.count else least(old.count + excluded.count, 1000000) end,
        resets_at = case when old.resets_at <= $4 then excluded.resets_at else old.resets_at end
      returning key, count, resets_at::float8 as "resetsAt"`,
    values: [
      firsts.map(({ key }) => key),
      firsts.map(({ key }) => groups.get(key)?.length ?? 1),
      firsts.map(({ resetsAt }) => resetsAt),
      Math.min(...events.map(({ now }) => now)),
    ],
  })
  const counted = new Map(rows.map((row) => [row.key, { count: row.count, resetsAt: row.resetsAt }]))
  const seen = new Map<string, number>()
  return events.map(({ key }) => {
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    const last = counted.get(key)
    if (!last) throw new Error('an upsert returned no row')
    return { count: last.count - (groups.get(key)?.length ?? 1) + nth, resetsAt: last.resetsAt }
  })
}

export async function uncountEvent(tx: Tx, key: string): Promise<void> {
  await tx
    .update(rateCounter)
    .set({ count: sql`greatest(${rateCounter.count} - 1, 0)` })
    .where(eq(rateCounter.key, key))
}

export async function dropCounters(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(rateCounter).where(inArray(rateCounter.key, [...keys]))
}

export async function dropOldCounters(tx: Tx, now: number): Promise<void> {
  await tx.delete(rateCounter).where(lte(rateCounter.resetsAt, now))
}
