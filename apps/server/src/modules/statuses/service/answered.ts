import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import * as codes from '../store/codes.ts'
import { rulesOfForm } from '../store/rules.ts'
import { findStatus } from '../store/statuses.ts'
import { createAlong } from './along.ts'
import { carryOut, decide } from './apply.ts'
import type { Dependencies } from './dependencies.ts'
import { wholeStatus } from './describe.ts'
import { createTelling } from './telling.ts'

/** A record that was just written, as it is announced. */
export interface MadeRecord {
  accountId: number
  formId: number
  recordId: number
  qrCodeId: string | null
  statusChanges: { status: number; item: number }[]
}

/**
 * Answers set the code on which they were given: chosen options first, then the rules in their order; of one status the
 * last one counts. A record is never refused for it: what is not allowed stands in the history.
 */
export function createAnswered(dependencies: Dependencies) {
  const { records, clock } = dependencies
  const tell = createTelling(dependencies)
  const goAlong = createAlong(dependencies)

  async function wanted(tx: Tx, accountId: AccountId, { formId, recordId, statusChanges }: MadeRecord) {
    const wishes = new Map(statusChanges.map(({ status, item }) => [status, item]))
    const rules = await rulesOfForm(tx, accountId, formId)
    const holds = rules.length > 0 ? await records.holdingOf(tx, accountId, recordId) : undefined
    for (const { statusId, itemId, when } of rules) if (holds?.(when)) wishes.set(statusId, itemId)
    // In the order of the statuses, so that nobody waits in a ring.
    return [...wishes].sort(([a], [b]) => a - b)
  }

  return async (tx: Tx, made: MadeRecord): Promise<void> => {
    const { qrCodeId, formId, recordId } = made
    if (qrCodeId === null) return
    const accountId = mintAccountId(made.accountId)
    const wishes = await wanted(tx, accountId, made)
    if (wishes.length === 0 || !(await codePlaces(tx, accountId, [qrCodeId])).has(qrCodeId)) return
    for (const [statusId, itemId] of wishes) {
      await codes.holdCodes(tx, accountId, statusId)
      const row = await findStatus(tx, accountId, statusId)
      const status = row && (await wholeStatus(tx, accountId, row))
      if (!status?.items.some(({ id }) => id === itemId)) continue
      const wish = { formId, hasPhoto: false, hasReason: false }
      const goal = { status, qrCodeIds: [qrCodeId], itemId, until: null, nextId: null }
      const decided = await decide(tx, accountId, goal, wish, 'record')
      const none = { reason: '', photoId: null, until: null, batch: null }
      const deed = { statusId, at: clock.now(), userId: null, recordId, formId, ...none }
      const made = await carryOut(tx, accountId, decided, deed)
      if (decided.refused.size > 0) {
        const [before] = await codes.rowsOf(tx, accountId, statusId, [qrCodeId])
        const refused = { qrCodeId, kind: 'refused' as const, fromId: before?.itemId ?? null, toId: itemId }
        await codes.insertChanges(tx, accountId, deed, [refused])
      }
      if (decided.changes.length === 0) continue
      await tell(tx, accountId, status.row, [qrCodeId], made)
      await goAlong(tx, accountId, decided.changes, clock.now())
    }
  }
}
