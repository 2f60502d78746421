import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import * as codes from '../store/codes.ts'
import { ownersOfEnded } from '../store/everybody.ts'
import { findStatus } from '../store/statuses.ts'
import { createAlong } from './along.ts'
import { carryOut } from './apply.ts'
import type { Dependencies } from './dependencies.ts'
import { wholeStatus } from './describe.ts'
import { createTelling } from './telling.ts'

/** Codes that one transaction ends. */
const atATime = 1_000

/** Ends what was set for a time. Run twice, it finds nothing the second time. */
export function createEnding(dependencies: Dependencies) {
  const { database } = dependencies
  const tell = createTelling(dependencies)
  const goAlong = createAlong(dependencies)

  async function endOf(tx: Tx, accountId: AccountId, statusId: number, now: Date): Promise<void> {
    await codes.holdCodes(tx, accountId, statusId)
    const row = await findStatus(tx, accountId, statusId)
    if (!row) return
    const { items } = await wholeStatus(tx, accountId, row)
    const begin = items.find(({ isDefault }) => isDefault)?.id ?? null
    const ended = (await codes.rowsEnded(tx, accountId, now, atATime)).filter((code) => code.statusId === statusId)
    const changes = ended.map(({ qrCodeId, itemId, nextId }) => ({
      qrCodeId,
      kind: 'ended' as const,
      fromId: itemId,
      toId: items.some(({ id }) => id === nextId) ? nextId : begin,
      nextId: null,
    }))
    const none = { userId: null, recordId: null, formId: null, reason: '', photoId: null, until: null, batch: null }
    const made = await carryOut(tx, accountId, { changes }, { statusId, at: now, ...none })
    await goAlong(tx, accountId, changes, now)
    if (changes.length > 0)
      await tell(
        tx,
        accountId,
        row,
        changes.map(({ qrCodeId }) => qrCodeId),
        made,
      )
  }

  return async (now: Date): Promise<void> => {
    for (const accountId of await ownersOfEnded(database.tx, now)) {
      let found = atATime
      while (found === atATime) {
        found = await database.transact(accountId, async (tx) => {
          const rows = await codes.rowsEnded(tx, accountId, now, atATime)
          for (const statusId of new Set(rows.map((row) => row.statusId))) await endOf(tx, accountId, statusId, now)
          return rows.length
        })
      }
    }
  }
}
