import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { secretMark } from './table.ts'

export async function readMark(tx: Tx): Promise<string | undefined> {
  const [row] = await tx.select({ mark: secretMark.mark }).from(secretMark)
  return row?.mark
}

/** Nobody else reads or writes the mark until the transaction ends: a node that starts meanwhile waits for what it becomes. */
export async function lockMark(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${secretMark} in access exclusive mode`)
}

export async function putMark(tx: Tx, mark: string): Promise<void> {
  const since = new Date()
  await tx
    .insert(secretMark)
    .values({ mark, since })
    .onConflictDoUpdate({ target: secretMark.only, set: { mark, since } })
}
