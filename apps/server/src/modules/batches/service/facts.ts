import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { numbersOf } from '../store/children.ts'

/** Number and values by what the columns are called, of those among the codes that come from a template. */
export async function batchFactsOf(tx: Tx, accountId: AccountId, ids: string[]) {
  const rows = await numbersOf(tx, accountId, ids)
  return new Map(
    rows.map(({ qrCodeId, number, values, columns }) => {
      return [
        qrCodeId,
        { number, columns: Object.fromEntries(columns.map(({ key, name }) => [name, values[key] ?? ''])) },
      ]
    }),
  )
}
