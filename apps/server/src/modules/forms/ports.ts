import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'
import type { FormUse } from './service/dependencies.ts'

/** How many records there are of forms; those that have none may be missing. */
export const formRecords =
  port<(tx: Tx, accountId: AccountId, formIds: number[]) => Promise<ReadonlyMap<number, number>>>('forms.records')

/** By how many people forms were filled in, no further than `atMost`; those of nobody may be missing. */
export const formFillers =
  port<(tx: Tx, accountId: AccountId, formIds: number[], atMost: number) => Promise<ReadonlyMap<number, number>>>(
    'forms.fillers',
  )

/** Where forms stand now or are going to, by what is written down. */
export const formUses =
  port<(tx: Tx, accountId: AccountId, formIds: number[], now: Date) => Promise<FormUse[]>>('forms.uses')

/** Statuses of live codes, as far as forms ask. */
export interface FormStatuses {
  /** All of the account, with their items. */
  list(tx: Tx, accountId: AccountId): Promise<{ id: number; name: string; items: { id: number; name: string }[] }[]>
  /** The items in which a code is now. */
  itemsOf(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<number[]>
}
export const formStatuses = port<FormStatuses>('forms.statuses')
