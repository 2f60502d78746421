import type { ArchiveThing } from '@matai/contract'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

/** A value as JSON has it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** A row by the names of its columns, without whose it is. */
export type Row = Record<string, Json>

/** Of which table a number is the id; undefined: of none here. */
type Of = string | ((row: Row) => string | undefined)
/** What the numbers of a column are: ids of one table (also a list of them), or those that stand under names inside. */
export type Refers = Of | Readonly<Record<string, string>>

interface Meaning {
  /** What of the report it is counted as; rows that only belong to others are not counted. */
  as?: ArchiveThing
  /** Column → of what its ids are. `user` is people. */
  refs?: Readonly<Record<string, Refers>>
  /** Columns that mean nothing elsewhere, with what stands there instead. */
  set?: Readonly<Record<string, Json>>
  /** Columns sealed with the secret of a server: opened on the way out, sealed anew on the way in. */
  sealed?: readonly string[]
  /** Where the account has such a row already: columns whose values are added to it. */
  adds?: readonly string[]
  /** When it comes to what is there already: a column that counts on, */
  next?: string
  /** columns by which a row is the same as one that is there, */
  same?: readonly string[]
  /** and a name that may not be twice. */
  name?: string
  /** How many rows an account may have and still be empty: what each is born with. What is not the log makes room. */
  born?: number
}

/** A table whose rows an account takes along to another server. */
export interface Carried extends Meaning {
  table: PgTable & { accountId: PgColumn }
  tableName: string
  /** Columns in the order of the table, without whose the row is. */
  columns: readonly string[]
  /** Those that make a row the only one in its account; rows leave in their order. */
  keys: readonly string[]
  /** Whether its rows have numbers of their own, given out by the database. */
  numbered: boolean
  /** Decimal numbers leave as texts: JavaScript would round them. */
  decimals: readonly string[]
}

/** Says what the columns of a table mean elsewhere: all leave, and those that are named are put for what they are there. */
export function carried(table: PgTable & { accountId: PgColumn }, meaning: Meaning = {}): Carried {
  const { columns, primaryKeys } = getTableConfig(table)
  const whose = table.accountId.name
  const own = columns.filter(({ name }) => name !== whose)
  const known = new Set(own.map(({ name }) => name))
  const named = [...Object.keys(meaning.refs ?? {}), ...Object.keys(meaning.set ?? {}), ...(meaning.sealed ?? [])]
  const wrong = named.find((name) => !known.has(name))
  if (wrong) throw new Error(`${getTableName(table)} has no column ${wrong}`)
  return {
    ...meaning,
    table,
    tableName: getTableName(table),
    columns: own.map(({ name }) => name),
    keys: (primaryKeys[0]?.columns ?? own.filter(({ primary }) => primary))
      .map(({ name }) => name)
      .filter((name) => name !== whose),
    numbered: own.some((column) => column.name === 'id' && column.generatedIdentity !== undefined),
    decimals: own.filter((column) => column.getSQLType() === 'numeric').map(({ name }) => name),
  }
}
