import { createHash } from 'node:crypto'
import { comparableRow } from '../../apps/server/src/modules/archives/archives.fixture.ts'
import type { Row } from '../../apps/server/src/platform/carried/carried.ts'
import { readRows } from '../../apps/server/src/platform/carried/read-rows.ts'
import { mintAccountId } from '../../apps/server/src/platform/db/account-id.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/embedded.ts'
import { carriedFiles, carriedTables } from '../../apps/server/src/wiring/carried.ts'
import pino from 'pino'

/** The log tells of the move itself, and addresses are compared by what they lead to. */
const apart = ['audit_entry', 'address']

export interface Digests {
  rows: number
  /** Number of rows and sum of their digests, by table: the order in which rows come does not matter. */
  tables: Map<string, string>
}

/** What an account holds, of a server that is stopped. */
export async function digestsOf(dataDir: string, account: number): Promise<Digests> {
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const embedded = await startEmbedded({ dataDir, address: 'bench', log })
  const database = openDatabase({ connection: embedded.connection, size: 2, log: pino({ level: 'silent' }) })
  const accountId = mintAccountId(account)
  const tables = new Map<string, string>()
  let rows = 0
  try {
    for (const one of [...carriedTables, carriedFiles]) {
      if (apart.includes(one.tableName)) continue
      let [count, sum] = [0, 0n]
      for await (const lines of readRows(database.tx, accountId, one)) {
        for (const line of lines) {
          const digest = createHash('sha256')
            .update(comparableRow(JSON.parse(line) as Row, one))
            .digest('hex')
          sum = (sum + BigInt(`0x${digest}`)) % (1n << 256n)
        }
        count += lines.length
      }
      rows += count
      tables.set(one.tableName, `${count} ${sum}`)
    }
  } finally {
    await database.close()
    await embedded.stop()
  }
  return { rows, tables }
}

/** Tables that differ. */
export const differing = (before: Digests, after: Digests): string[] =>
  [...before.tables].filter(([name, digest]) => after.tables.get(name) !== digest).map(([name]) => name)
