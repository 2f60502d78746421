import type { Tx } from './tx.ts'

export interface NamedStatement {
  /** Of this text alone, in the whole server. */
  name: string
  text: string
  values: readonly unknown[]
}

/**
 * Runs a statement that each connection plans once, on the pool or in a transaction: for what is asked a thousand times a
 * second, whose planning would cost more than its work. Moments come as the database writes them.
 */
export async function askNamed<Row extends object>(tx: Tx, { name, text, values }: NamedStatement): Promise<Row[]> {
  const prepared = tx._.session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false)
  const { rows } = (await prepared.execute()) as { rows: Row[] } // what the driver answers where no columns are named
  return rows
}
