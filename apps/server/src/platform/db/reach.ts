import { AsyncLocalStorage } from 'node:async_hooks'
import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from './account-id.ts'

/** Where somebody works who does not work everywhere in an account. */
export interface Reach {
  userId: number
  /** The directories, with all that is below them. */
  directories: readonly number[]
  /** Whether a column holds the short id of a code that is there. */
  holds(accountId: AccountId, column: AnyColumn | SQL): SQL
}

const current = new AsyncLocalStorage<Reach | undefined>()

/** Runs work for somebody: every statement of it that asks below sees nothing outside. */
export const withReach = <Result>(reach: Reach | undefined, work: () => Result): Result => current.run(reach, work)

/** Undefined for who works everywhere, and for what nobody asked for. */
export const reachNow = (): Reach | undefined => current.getStore()

/** A condition on a column with the id of a directory. */
export function inReach(column: AnyColumn | SQL): SQL | undefined {
  const reach = reachNow()
  return reach && sql`${column} = any(${sql.param([...reach.directories])}::bigint[])`
}

/** A condition on a column with the short id of a code; what has none is outside. */
export function codeInReach(accountId: AccountId, column: AnyColumn | SQL): SQL | undefined {
  return reachNow()?.holds(accountId, column)
}

/** The same, or the person's own. */
export function ownOrInReach(accountId: AccountId, column: AnyColumn | SQL, owner: AnyColumn | SQL): SQL | undefined {
  const reach = reachNow()
  return reach && or(sql`${owner} = ${reach.userId}`, reach.holds(accountId, column))
}

/** A condition as a further part of a statement that is written by hand; nothing where there is none. */
export const andIf = (condition: SQL | undefined): SQL => (condition ? sql`and ${condition}` : sql``)
