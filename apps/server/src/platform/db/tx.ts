import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** What stores run their statements on: the pool, or the transaction that a verb opened. */
export type Tx = Pick<
  NodePgDatabase,
  '_' | 'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>
