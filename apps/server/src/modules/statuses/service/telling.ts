import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../../qr-codes/events.ts'
import { statusChanged, statusSet } from '../events.ts'
import type { StatusRow } from '../store/statuses.ts'
import type { MadeChange } from './apply.ts'
import type { Dependencies } from './dependencies.ts'

/** Fan-out topic of boards: `account status`. */
export const boardTopic = 'status.board'

/** Says in the transaction that codes changed: to later modules, to the pages of visitors, to boards of all nodes. */
export function createTelling({ events, fanout }: Pick<Dependencies, 'events' | 'fanout'>) {
  return async (
    tx: Tx,
    accountId: AccountId,
    { id: statusId, show }: Pick<StatusRow, 'id' | 'show'>,
    qrCodeIds: string[],
    made: readonly MadeChange[] = [],
  ): Promise<void> => {
    await events.announce(tx, statusChanged, { accountId, statusId, qrCodeIds })
    for (const [itemId, some] of Map.groupBy(made, ({ toId }) => toId)) {
      const own = some.map(({ qrCodeId }) => qrCodeId)
      await events.announce(tx, statusSet, { accountId, statusId, itemId, changeId: some[0]?.id ?? 0, qrCodeIds: own })
    }
    if (show !== 'hidden' && qrCodeIds.length > 0)
      await events.announce(tx, qrCodesChanged, { accountId, ids: qrCodeIds })
    await fanout.announce(tx, boardTopic, [`${accountId} ${statusId}`])
  }
}
