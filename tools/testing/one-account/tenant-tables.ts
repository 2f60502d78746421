import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Found by who signs in or by what stands in an address, before it is known whose it is: they are nobody's part of a
 * database that is divided by account.
 */
const keyedOtherwise = new Set(['membership', 'session', 'address'])

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, unknown> }>
}

/** Names of the tables whose rows belong to an account, as the newest migration has them. */
export function tenantTables(migrations: string): Set<string> {
  const read = <Content>(name: string) => JSON.parse(readFileSync(join(migrations, 'meta', name), 'utf8')) as Content
  const { entries } = read<{ entries: { idx: number }[] }>('_journal.json')
  const newest = Math.max(...entries.map(({ idx }) => idx))
  const { tables } = read<Snapshot>(`${String(newest).padStart(4, '0')}_snapshot.json`)
  const owned = Object.values(tables).filter(
    ({ name, columns }) => 'account_id' in columns && !keyedOtherwise.has(name),
  )
  return new Set(owned.map(({ name }) => name))
}
