import type { CodeStock } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isLow } from '../rules/falls-low.ts'
import { stockAt } from '../store/stock.ts'

/** What the list of codes shows of their stock. */
export async function stockOfCodes(
  tx: Tx,
  accountId: AccountId,
  ids: string[],
): Promise<ReadonlyMap<string, CodeStock>> {
  const rows = await stockAt(tx, accountId, ids)
  return new Map(
    rows.map(({ qrCodeId, quantity, unit, minimum }) => [
      qrCodeId,
      { quantity, unit, low: isLow({ quantity, minimum }) },
    ]),
  )
}
