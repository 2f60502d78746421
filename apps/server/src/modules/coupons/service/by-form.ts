import type { AfterSubmission } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codesOfRecords, handOut } from '../store/codes.ts'
import { isHandedOut, listByIds, listItems, listOfForm } from '../store/coupons.ts'
import { pathOfCode } from './describe.ts'

/** Records of one form. */
interface Filled {
  formId: number
  recordIds: readonly number[]
  now: Date
}

/**
 * Gives whoever filled in a form a code of each coupon that is handed out by it, in the transaction of the record, and
 * answers whether it hands out any.
 * Unlogged: visitors take codes, and each says for which record. A coupon that has none left loses no record.
 */
export async function giveForRecords(
  tx: Tx,
  accountId: AccountId,
  { formId, recordIds, now }: Filled,
): Promise<boolean> {
  // Hardly any form hands out coupons, and every submission comes by here.
  if (!(await isHandedOut(tx, accountId, formId, now))) return false
  const coupons = await listOfForm(tx, accountId, formId, now)
  for (const recordId of recordIds)
    for (const { id: couponId } of coupons) {
      const give = (waits: boolean) => handOut(tx, accountId, { couponId, to: { recordId }, now, waits })
      // A code that somebody holds may come free again when he turns out to have one.
      if ((await give(false)) === undefined) await give(true)
    }
  return true
}

/** What fillers were given for each record, and what was all gone: the same whenever it is asked. */
export async function givenForRecords(
  tx: Tx,
  accountId: AccountId,
  { formId, recordIds, now }: Filled,
): Promise<AfterSubmission['coupons'][]> {
  const codes = await codesOfRecords(tx, accountId, recordIds)
  const handedOut = await listOfForm(tx, accountId, formId, now)
  const couponIds = [...new Set(codes.map(({ couponId }) => couponId))]
  const known = couponIds.length === 0 ? [] : await listByIds(tx, accountId, couponIds)
  const items = couponIds.length === 0 ? [] : await listItems(tx, accountId, couponIds)
  return recordIds.map((recordId) => {
    const own = codes.filter((code) => code.recordId === recordId)
    const given = own.map(({ couponId }) => couponId)
    const coupons = [
      ...known.filter(({ id }) => given.includes(id)),
      ...handedOut.filter(({ id }) => !given.includes(id)),
    ]
    return coupons.map(({ id, name, address }) => {
      const code = own.find(({ couponId }) => couponId === id)
      const item = items.find((one) => one.id === code?.itemId)?.name ?? ''
      return { name, item, path: code ? pathOfCode(address, code.code) : null }
    })
  })
}
