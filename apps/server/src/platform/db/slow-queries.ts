import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'

/** Characters of a statement that the log keeps. */
const longest = 2_000

type Query = (...args: unknown[]) => unknown

/** Logs statements that took long, as their text with placeholders: values are people's and stay out. */
export function logSlowQueries(pool: Pool, { log, ms }: { log: Pick<Logger, 'warn'>; ms: number }): Pool {
  if (ms > 0) pool.on('connect', (client) => watch(client, (text, took) => took >= ms && tell(text, took)))
  return pool

  function tell(text: string, took: number): void {
    log.warn({ ms: Math.round(took), query: text.replaceAll(/\s+/g, ' ').trim().slice(0, longest) }, 'a query was slow')
  }
}

function watch(client: PoolClient, done: (text: string, took: number) => void): void {
  const query = client.query.bind(client) as Query
  const watched: Query = (...args) => {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
    if (typeof text !== 'string') return query(...args)
    const began = performance.now()
    const end = () => done(text, performance.now() - began)
    const last = args.length - 1
    const callback = args[last]
    if (typeof callback !== 'function') {
      const answer = query(...args)
      if (answer instanceof Promise) answer.then(end, end)
      return answer
    }
    return query(...args.slice(0, last), (...results: unknown[]) => {
      end()
      callback(...results)
    })
  }
  client.query = watched as typeof client.query
}
