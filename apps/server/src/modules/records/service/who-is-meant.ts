import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { provenKey } from '../rules/filler.ts'
import { fillersById } from '../store/filler-names.ts'
import { findRecord } from '../store/records.ts'

/** For messages: who is in charge of a record now, and who filled it in; null where nobody is known. */
export async function whoOf(
  tx: Tx,
  accountId: AccountId,
  recordId: number,
): Promise<{ chargeId: number | null; fillerId: number | null }> {
  const row = await findRecord(tx, accountId, recordId)
  return { chargeId: row?.chargeId ?? null, fillerId: row?.fillerId ?? null }
}

/** Fillers with their phones (E.164 without the plus), and whether it was proven that the phone is theirs. */
export async function fillersByIds(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
): Promise<{ id: number; name: string; mobile: string; isProven: boolean }[]> {
  const rows = ids.length === 0 ? [] : await fillersById(tx, accountId, ids)
  return rows.map(({ id, key, facts }) => {
    const mobile = (facts.phone ?? '').replace(/^\+/, '')
    return { id, name: facts.name ?? '', mobile, isProven: mobile !== '' && key === provenKey(mobile) }
  })
}
