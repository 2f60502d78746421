import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import { formRecord } from '../table/records.ts'
import type { RecordRow } from './records.ts'

const withCode = (accountId: AccountId, code: string) =>
  and(eq(formRecord.accountId, accountId), eq(formRecord.redeemCode, code), codeInReach(accountId, formRecord.qrCodeId))

const among = (accountId: AccountId, formId: number, ids: readonly number[]) =>
  and(
    eq(formRecord.accountId, accountId),
    eq(formRecord.formId, formId),
    inArray(formRecord.id, [...ids]),
    codeInReach(accountId, formRecord.qrCodeId),
  )

/** One statement: undefined when there is no such code, or somebody was faster. */
export async function redeem(
  tx: Tx,
  accountId: AccountId,
  code: string,
  { userId, now }: { userId: number; now: Date },
): Promise<RecordRow | undefined> {
  const [row] = await tx
    .update(formRecord)
    .set({ redeemedAt: now, redeemedBy: userId })
    .where(and(withCode(accountId, code), isNull(formRecord.redeemedAt)))
    .returning()
  return row
}

export async function findByCode(tx: Tx, accountId: AccountId, code: string): Promise<RecordRow | undefined> {
  const [row] = await tx.select().from(formRecord).where(withCode(accountId, code))
  return row
}

export const countOf = (tx: Tx, accountId: AccountId, formId: number, ids: readonly number[]): Promise<number> =>
  tx.$count(formRecord, among(accountId, formId, ids))

/** Those whose code is gone now. */
export function withdraw(tx: Tx, accountId: AccountId, formId: number, ids: readonly number[]): Promise<RecordRow[]> {
  return tx
    .update(formRecord)
    .set({ redeemCode: null })
    .where(and(among(accountId, formId, ids), isNotNull(formRecord.redeemCode), isNull(formRecord.redeemedAt)))
    .returning()
}
