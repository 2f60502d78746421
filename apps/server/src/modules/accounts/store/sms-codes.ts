import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { CodePurpose } from '../rules.ts'
import { smsCode } from '../table.ts'

interface Place {
  mobile: string
  purpose: CodePurpose
}

/** The newest code replaces the one before. */
export async function putSmsCode(
  tx: Tx,
  row: Place & { codeHash: string; askedFrom: string; expiresAt: Date },
): Promise<void> {
  const { codeHash, askedFrom, expiresAt } = row
  await tx
    .insert(smsCode)
    .values(row)
    .onConflictDoUpdate({
      target: [smsCode.mobile, smsCode.purpose],
      set: { codeHash, askedFrom, expiresAt, wrongTries: 0, foreignTries: 0, used: false },
    })
}

/**
 * Compares, counts and uses up in one statement, so that of any number of guesses at once no more than `tries` are
 * compared and a right code works once. Guesses from elsewhere than the code was asked from (`from`) are counted apart:
 * nobody guesses another person's code to death. 'dead' is a code that was guessed at too often.
 */
export async function trySmsCode(
  tx: Tx,
  { mobile, purpose, codeHash, from, tries, now }: Place & { codeHash: string; from: string; tries: number; now: Date },
): Promise<'right' | 'wrong' | 'dead'> {
  const here = and(eq(smsCode.mobile, mobile), eq(smsCode.purpose, purpose))
  const right = sql<boolean>`${smsCode.codeHash} = ${codeHash}`
  const own = sql<boolean>`${smsCode.askedFrom} = ${from}`
  const tried = sql<number>`case when ${own} then ${smsCode.wrongTries} else ${smsCode.foreignTries} end`
  const [compared] = await tx
    .update(smsCode)
    .set({
      used: right,
      wrongTries: sql`${smsCode.wrongTries} + case when ${own} and not ${right} then 1 else 0 end`,
      foreignTries: sql`${smsCode.foreignTries} + case when ${own} or ${right} then 0 else 1 end`,
    })
    .where(and(here, sql`not ${smsCode.used} and ${tried} < ${tries} and ${smsCode.expiresAt} > ${now}`))
    .returning({ right, tried })
  if (compared) return compared.right ? 'right' : compared.tried >= tries ? 'dead' : 'wrong'
  const [known] = await tx.select({ tried }).from(smsCode).where(here)
  return known && known.tried >= tries ? 'dead' : 'wrong'
}

export async function deleteExpiredSmsCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(smsCode).where(lte(smsCode.expiresAt, now))
}

export async function deleteSmsCodesOf(tx: Tx, mobile: string): Promise<void> {
  await tx.delete(smsCode).where(eq(smsCode.mobile, mobile))
}
