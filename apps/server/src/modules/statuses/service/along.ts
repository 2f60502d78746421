import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Decided } from './apply.ts'
import type { Dependencies } from './dependencies.ts'

/** Codes came into items: their open records go along where a form says so. What was undone brings nothing back. */
export const createAlong =
  ({ records }: Pick<Dependencies, 'records'>) =>
  async (tx: Tx, accountId: AccountId, changes: Decided['changes'], at: Date): Promise<void> => {
    for (const [itemId, some] of Map.groupBy(changes, ({ toId }) => toId)) {
      const qrCodeIds = some.map(({ qrCodeId }) => qrCodeId)
      if (itemId !== null) await records.movedByStatus(tx, accountId, { itemId, qrCodeIds }, at)
    }
  }
