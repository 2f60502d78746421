import { lte } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { answeredCall } from './table.ts'

/** Answers of a day live as long as the day, whosever they are. */
export async function dropAnswered(tx: Tx, before: Date): Promise<void> {
  await tx.delete(answeredCall).where(lte(answeredCall.at, before))
}
