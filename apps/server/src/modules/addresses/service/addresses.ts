import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findOwners, insertAddresses } from '../store/everybody.ts'
import type { AddressKind } from '../table.ts'

export {
  deleteAddresses as freeAddresses,
  findCodeOwner as ownerOfCode,
  findCodes as codesAmong,
  findOwners as ownersOf,
} from '../store/everybody.ts'

/** Takes those of the ids that nobody ever had, in the transaction of what they will stand for, and answers them. */
export const claimAddresses = insertAddresses

/** Whose an id is that stood in an address; undefined when it was never given out for such a thing. */
export async function ownerOf(tx: Tx, kind: AddressKind, id: string): Promise<AccountId | undefined> {
  return (await findOwners(tx, kind, [id])).get(id)
}
