import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { randomPageId } from '../../../platform/ids.ts'
import { claimAddresses, ownerOf } from '../../addresses/service/addresses.ts'
import { findAddress, findFormAt, insertAddress } from '../store/addresses.ts'

export interface Place {
  accountId: AccountId
  /** Number of the form in its account. */
  id: number
}

/** The address of a form, which it is given when it is first asked for. */
export async function addressOf(tx: Tx, accountId: AccountId, formId: number): Promise<string> {
  const known = await findAddress(tx, accountId, formId)
  if (known) return known
  const made = randomPageId()
  if (!(await insertAddress(tx, accountId, formId, made))) return addressOf(tx, accountId, formId)
  await claimAddresses(tx, accountId, 'form', [made])
  return made
}

/** Whose form an address is, of any account: knowing it is the right to fill the form. */
export async function placeOf(tx: Tx, address: string): Promise<Place | undefined> {
  const accountId = await ownerOf(tx, 'form', address)
  const id = accountId && (await findFormAt(tx, accountId, address))
  return id ? { accountId, id } : undefined
}
