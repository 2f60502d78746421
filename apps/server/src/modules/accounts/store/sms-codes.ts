import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { CodePurpose } from '../rules.ts'
import { smsCode } from '../table.ts'

interface Place {
  mobile: string
  purpose: CodePurpose
}

/** The newest code replaces the one before. */
export async function putSmsCode(tx: Tx, row: Place & { codeHash: string; expiresAt: Date }): Promise<void> {
  const { codeHash, expiresAt } = row
  await tx
    .insert(smsCode)
    .values(row)
    .onConflictDoUpdate({
      target: [smsCode.mobile, smsCode.purpose],
      set: { codeHash, expiresAt, wrongTries: 0, used: false },
    })
}

/**
 * Compares, counts and uses up in one statement, so that of any number of guesses at once no more than `tries` are
 * compared and a right code works once. 'dead' is a code that was guessed at too often.
 */
export async function trySmsCode(
  tx: Tx,
  { mobile, purpose, codeHash, tries, now }: Place & { codeHash: string; tries: number; now: Date },
): Promise<'right' | 'wrong' | 'dead'> {
  const here = and(eq(smsCode.mobile, mobile), eq(smsCode.purpose, purpose))
  const right = sql<boolean>`${smsCode.codeHash} = ${codeHash}`
  const [tried] = await tx
    .update(smsCode)
    .set({ used: right, wrongTries: sql`${smsCode.wrongTries} + case when ${right} then 0 else 1 end` })
    .where(and(here, sql`not ${smsCode.used} and ${smsCode.wrongTries} < ${tries} and ${smsCode.expiresAt} > ${now}`))
    .returning({ right, wrongTries: smsCode.wrongTries })
  if (tried) return tried.right ? 'right' : tried.wrongTries >= tries ? 'dead' : 'wrong'
  const [known] = await tx.select({ wrongTries: smsCode.wrongTries }).from(smsCode).where(here)
  return known && known.wrongTries >= tries ? 'dead' : 'wrong'
}

export async function deleteExpiredSmsCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(smsCode).where(lte(smsCode.expiresAt, now))
}

export async function deleteSmsCodesOf(tx: Tx, mobile: string): Promise<void> {
  await tx.delete(smsCode).where(eq(smsCode.mobile, mobile))
}
