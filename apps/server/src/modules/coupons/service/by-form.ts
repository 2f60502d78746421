import type { AfterSubmission } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codesOfRecord, handOut } from '../store/codes.ts'
import { listByIds, listItems, listOfForm } from '../store/coupons.ts'
import { pathOfCode } from './describe.ts'

interface Filled {
  formId: number
  recordId: number
  now: Date
}

/**
 * Gives whoever filled in a form a code of each coupon that is handed out by it, in the transaction of the record.
 * Unlogged: visitors take codes, and each says for which record. A coupon that has none left loses no record.
 */
export async function giveForRecord(tx: Tx, accountId: AccountId, { formId, recordId, now }: Filled): Promise<void> {
  for (const { id: couponId } of await listOfForm(tx, accountId, formId, now)) {
    const give = (waits: boolean) => handOut(tx, accountId, { couponId, to: { recordId }, now, waits })
    // A code that somebody holds may come free again when he turns out to have one.
    if ((await give(false)) === undefined) await give(true)
  }
}

/** What a filler was given for a record, and what was all gone: the same whenever it is asked. */
export async function givenForRecord(
  tx: Tx,
  accountId: AccountId,
  { formId, recordId, now }: Filled,
): Promise<AfterSubmission['coupons']> {
  const codes = await codesOfRecord(tx, accountId, recordId)
  const handedOut = await listOfForm(tx, accountId, formId, now)
  const given = codes.map(({ couponId }) => couponId)
  // Hardly any form hands out coupons, and every submission comes by here.
  const known = given.length === 0 ? [] : await listByIds(tx, accountId, given)
  const items = given.length === 0 ? [] : await listItems(tx, accountId, given)
  const coupons = [...known, ...handedOut.filter(({ id }) => !given.includes(id))]
  return coupons.map(({ id, name, address }) => {
    const code = codes.find(({ couponId }) => couponId === id)
    const item = items.find((one) => one.id === code?.itemId)?.name ?? ''
    return { name, item, path: code ? pathOfCode(address, code.code) : null }
  })
}
