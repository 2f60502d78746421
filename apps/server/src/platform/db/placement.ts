import { getTableName, type Table } from 'drizzle-orm'

/**
 * Where the rows of a table lie on a database of several machines: with their account, which is what a table with an
 * account says by having one; by an id of its own, for what is asked for before an account is known; on every machine,
 * for small ones that others are joined with; or only where the server connects to.
 */
export type Placement = { by: 'account' } | { by: 'id'; column: string } | { by: 'everywhere' } | { by: 'here' }

const placements = new Map<string, Placement>()

function place<T extends Table>(table: T, placement: Placement): T {
  placements.set(getTableName(table), placement)
  return table
}

/** Few rows that change seldom, joined with those of accounts. A lock on one is taken on every machine. */
export const everywhere = <T extends Table>(table: T): T => place(table, { by: 'everywhere' })

/** Asked for by itself and never together with the rows of an account. */
export const hereOnly = <T extends Table>(table: T): T => place(table, { by: 'here' })

/** Asked for by an id that came from outside. */
export const byId = <T extends Table>(table: T, column: string): T => place(table, { by: 'id', column })

/** What the tables said that were loaded so far; undefined for one that said nothing and has no account. */
export function placementOf(name: string, { hasAccount }: { hasAccount: boolean }): Placement | undefined {
  return placements.get(name) ?? (hasAccount ? { by: 'account' } : undefined)
}
