import type { Pool, PoolClient } from 'pg'

type Query = (...args: unknown[]) => unknown

/**
 * Lets a connection be asked by several at once, one after the other: what reads side by side on the pool does the same
 * where it is part of a transaction, and the driver is going to refuse a second statement before the first is answered.
 */
export function oneAtATime(pool: Pool): Pool {
  return pool.on('connect', queue)
}

function queue(client: PoolClient): void {
  const query = client.query.bind(client) as Query
  let last: Promise<unknown> | undefined
  const queued: Query = (...args) => {
    // Who calls back, or sends itself as a COPY does, has the connection alone.
    if (typeof args.at(-1) === 'function' || isSubmittable(args[0])) return query(...args)
    const mine = Promise.resolve(last ? last.then(() => query(...args)) : query(...args))
    const settled = mine.then(
      () => undefined,
      () => undefined,
    )
    last = settled
    void settled.then(() => {
      if (last === settled) last = undefined
    })
    return mine
  }
  client.query = queued as typeof client.query
}

const isSubmittable = (first: unknown) => typeof (first as { submit?: unknown } | null)?.submit === 'function'
