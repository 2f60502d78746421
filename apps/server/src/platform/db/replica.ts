import { setTimeout as rest } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { nameTimeouts } from './named-timeouts.ts'
import { createOncePerOutage } from './once-per-outage.ts'
import type { Tx } from './tx.ts'

/** Connections to a standby. */
const size = 3
/** Milliseconds for which a standby that had all is believed to have all, and one that was behind is left alone. */
const believedFor = { current: 1_000, behind: 5_000 }
/** Milliseconds for which what was committed just now may be on its way there: of a busy database something always is. */
const onItsWay = { most: 300, lookEvery: 20 }
/** Long reading may take its time: nobody writes there. */
const statementTimeout = 60_000

interface Options {
  connection: ClientConfig
  /** The database that is written to. */
  pool: Pool
  log: Pick<Logger, 'warn' | 'info'>
}

export interface Replica {
  /** The standby when it has everything that was committed a second ago, else undefined. */
  current(): Promise<Tx | undefined>
  /** It is looked at again before anything more is read from it: a statement failed there, or nothing may be missing. */
  lookAgain(): void
  close(): Promise<void>
}

/** A standby that is read from only while it is not behind; told once when it falls behind, and once when it is back. */
export function openReplica({ connection, pool, log }: Options): Replica {
  const reading = nameTimeouts(
    new Pool({
      ...connection,
      max: size,
      connectionTimeoutMillis: 2_000,
      statement_timeout: statementTimeout,
      application_name: 'matai-reading',
    }),
  )
  const once = createOncePerOutage()
  reading.on('error', (error) => once(() => log.warn({ error: error.message }, 'the standby was lost')))
  const tx: Tx = drizzle(reading)
  let seen: { until: number; isCurrent: Promise<boolean> } | undefined
  let isTold = false

  async function look(): Promise<boolean> {
    const isCurrent = await hasEverything().catch(() => false)
    if (!isCurrent && !isTold)
      log.warn('the standby is behind or away; statistics and exports are read from the database')
    if (isCurrent && isTold) log.info('the standby has caught up')
    isTold = !isCurrent
    return isCurrent
  }

  async function hasEverything(): Promise<boolean> {
    const { rows } = await pool.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at')
    for (const until = performance.now() + onItsWay.most; ; await rest(onItsWay.lookEvery)) {
      const found = await reading.query<{ enough: boolean }>(
        'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as enough',
        [rows[0]?.at],
      )
      if (found.rows[0]?.enough) return true
      if (performance.now() > until) return false
    }
  }

  return {
    async current() {
      if (seen && Date.now() < seen.until) return (await seen.isCurrent) ? tx : undefined
      const mine = { until: Date.now() + believedFor.current, isCurrent: look() }
      seen = mine
      if (await mine.isCurrent) return tx
      mine.until = Date.now() + believedFor.behind
      return undefined
    },
    lookAgain() {
      seen = undefined
    },
    close: () => reading.end(),
  }
}
