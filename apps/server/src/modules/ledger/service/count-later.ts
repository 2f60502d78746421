import type { Logger } from 'pino'
import { everybody } from '../../../platform/db/account-id.ts'
import type { Database } from '../../../platform/db/database.ts'
import { createOncePerOutage } from '../../../platform/db/once-per-outage.ts'
import { addPending, holdPending } from '../store/everybody.ts'

/** Milliseconds between two looks: counts are right within two seconds. */
const every = 1_000
/** Rows of one statement: a backlog is worked off in steps of which each is over within seconds. */
const atOnce = 50_000

/** Adds what scans left behind to the counts of their days, of all accounts at once; safe on any number of nodes. */
export async function countPending({ transact }: Pick<Database, 'transact'>, most = atOnce): Promise<void> {
  const step = () =>
    transact(everybody, async (tx) => {
      await holdPending(tx)
      return addPending(tx, most)
    })
  while ((await step()) === most);
}

export interface CountingLater {
  /** Returns when all that is written is counted. */
  stop(): Promise<void>
}

/** Every node that takes scans looks each second, so that what a killed one left is counted by the others. */
export function countLater({
  database,
  log,
}: {
  database: Pick<Database, 'transact'>
  log: Pick<Logger, 'warn'>
}): CountingLater {
  const once = createOncePerOutage()
  let looking: Promise<void> = Promise.resolve()
  let stopped = false
  let timer: NodeJS.Timeout
  const look = () => {
    looking = countPending(database).catch((error: unknown) => {
      once(() => log.warn({ error: (error as Error).message }, 'scans were not added up'))
    })
    void looking.then(() => {
      if (!stopped) timer = setTimeout(look, every).unref()
    })
  }
  timer = setTimeout(look, every).unref()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      await countPending(database).catch(() => undefined) // the next start does it
    },
  }
}
