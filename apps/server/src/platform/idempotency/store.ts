import { and, eq, gt, lte } from 'drizzle-orm'
import type { AccountId } from '../db/account-id.ts'
import type { Tx } from '../db/database.ts'
import { answeredCall } from './table.ts'

/** A call that is to happen once. */
export interface OneCall {
  accountId: AccountId
  path: string
  key: string
}
export type AnsweredRow = typeof answeredCall.$inferSelect

const one = ({ accountId, path, key }: OneCall) =>
  and(eq(answeredCall.accountId, accountId), eq(answeredCall.path, path), eq(answeredCall.key, key))

/** What was answered after the moment. */
export async function findAnswered(tx: Tx, call: OneCall, after: Date): Promise<AnsweredRow | undefined> {
  const [row] = await tx
    .select()
    .from(answeredCall)
    .where(and(one(call), gt(answeredCall.at, after)))
  return row
}

/** Holds the key for this transaction; waits for whoever holds it. False when it was answered after the moment. */
export async function claim(
  tx: Tx,
  { accountId, path, key, input, at }: OneCall & { input: string; at: Date },
  after: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(answeredCall)
    .values({ accountId, path, key, input, at })
    .onConflictDoUpdate({
      target: [answeredCall.accountId, answeredCall.path, answeredCall.key],
      set: { input, at, answer: null },
      setWhere: lte(answeredCall.at, after),
    })
    .returning({ key: answeredCall.key })
  return claimed.length === 1
}

export async function keepAnswer(tx: Tx, call: OneCall, answer: string): Promise<void> {
  await tx.update(answeredCall).set({ answer }).where(one(call))
}
