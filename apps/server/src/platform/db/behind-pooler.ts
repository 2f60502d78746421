import type { Pool, PoolClient } from 'pg'

type Query = (...args: unknown[]) => unknown
type Given = { text?: unknown; name?: unknown }

/**
 * Makes a pool fit for a pooler in transaction mode, where every transaction may reach another connection of the database:
 * no statement is prepared under a name, a transaction brings its time limits along instead of finding them, and what is
 * sent outside of one is given up after as long.
 */
export function behindPooler(pool: Pool, { limit }: { limit: number }): Pool {
  pool.on('connect', (client) => adapt(client, limit))
  return pool
}

function adapt(client: PoolClient, limit: number): void {
  const query = client.query.bind(client) as Query
  const limits = `set local statement_timeout = ${limit}; set local idle_in_transaction_session_timeout = ${limit}`
  let isOpen = false
  const adapted: Query = (first, ...rest) => {
    // A statement that sends itself, such as a COPY, is neither text nor a plain object.
    const given: Given | undefined = typeof first === 'string' ? { text: first } : isPlain(first) ? first : undefined
    if (!given) return query(first, ...rest)
    const { name: _, ...unnamed } = given
    const word = typeof given.text === 'string' ? given.text.trim().toLowerCase() : ''
    if (word === 'begin') {
      isOpen = true
      return query({ ...unnamed, text: `begin; ${limits}` }, ...rest)
    }
    if (word === 'commit' || word === 'rollback') isOpen = false
    return query(isOpen ? unnamed : { ...unnamed, query_timeout: limit }, ...rest)
  }
  client.query = adapted as typeof client.query
}

function isPlain(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
