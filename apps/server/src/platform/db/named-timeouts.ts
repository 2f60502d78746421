import type { Pool } from 'pg'

/** What a pool and a client say when nobody answered in time: words, and nothing by which to know them. */
const silence =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)$/

/** Gives the timeouts of a pool the code that the system gives such errors. */
export function nameTimeouts(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => Promise<unknown> | void
  const named = (callback?: Connected) => {
    if (callback) return connect((error, ...rest) => callback(error && withCode(error), ...rest))
    return (connect() as Promise<unknown>).catch((error: Error) => {
      throw withCode(error)
    })
  }
  pool.connect = named as Pool['connect']
  return pool
}

type Connected = (error: Error | undefined, ...rest: unknown[]) => void

function withCode(error: Error): Error {
  return silence.test(error.message) ? Object.assign(error, { code: 'ETIMEDOUT', syscall: 'connect' }) : error
}
