import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import * as codes from '../store/codes.ts'
import { findStatus, statusOfItem } from '../store/statuses.ts'
import { createAlong } from './along.ts'
import { carryOut, decide } from './apply.ts'
import type { Dependencies } from './dependencies.ts'
import { wholeStatus } from './describe.ts'
import { createTelling } from './telling.ts'

interface Goal {
  itemId: number
  qrCodeIds: readonly string[]
  /** What the history says of it. */
  reason: string
  /** The record by which a task was done. */
  recordId?: number
  formId?: number
}

/**
 * What became of a plan's tasks sets codes. It neither fills in a form nor takes a photo, so it goes whatever way there is;
 * an item or a status that was removed is left alone.
 */
export function createByPlan(dependencies: Dependencies) {
  const tell = createTelling(dependencies)
  const goAlong = createAlong(dependencies)
  return async (
    tx: Tx,
    accountId: AccountId,
    { itemId, qrCodeIds, reason, recordId = undefined, formId = undefined }: Goal,
    at: Date,
  ): Promise<void> => {
    const there = [...(await codePlaces(tx, accountId, qrCodeIds)).keys()]
    const statusId = there.length === 0 ? undefined : await statusOfItem(tx, accountId, itemId)
    if (statusId === undefined) return
    await codes.holdCodes(tx, accountId, statusId)
    const row = await findStatus(tx, accountId, statusId)
    const status = row && (await wholeStatus(tx, accountId, row))
    if (!status?.items.some(({ id }) => id === itemId)) return
    const goal = { status, qrCodeIds: there, itemId, until: null, nextId: null }
    const wish = { formId: null, hasPhoto: true, hasReason: true }
    const decided = await decide(tx, accountId, goal, wish, 'plan')
    if (decided.changes.length === 0) return
    const by = {
      userId: null,
      recordId: recordId ?? null,
      formId: formId ?? null,
      photoId: null,
      until: null,
      batch: null,
    }
    const made = await carryOut(tx, accountId, decided, { statusId, at, reason, ...by })
    const changed = decided.changes.map(({ qrCodeId }) => qrCodeId)
    await tell(tx, accountId, status.row, changed, made)
    await goAlong(tx, accountId, decided.changes, at)
  }
}
