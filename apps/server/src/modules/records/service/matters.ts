import { type Matter, mattersCounted } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Looking } from '../../notices/service.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { countInCharge, waitingForDecision } from '../store/waiting.ts'
import { createApprovers } from './approvers.ts'
import type { Dependencies } from './dependencies.ts'

/** Records that wait for somebody: to be decided about, and to be followed up. */
export function createRecordMatters({
  forms,
  ...needs
}: Pick<Dependencies, 'forms' | 'collaborators' | 'directoriesOf'>) {
  const approvers = createApprovers(needs)

  /** Who decides follows from the form, the level and where the code is kept, so that it is asked once for each of these. */
  async function toDecide(tx: Tx, accountId: AccountId, userId: number): Promise<Map<number, number>> {
    const rows = await waitingForDecision(tx, accountId)
    const places = await codePlaces(tx, accountId, [...new Set(rows.flatMap(({ qrCodeId }) => qrCodeId ?? []))])
    const known = new Map<string, boolean>()
    const counts = new Map<number, number>()
    for (const { formId, level, qrCodeId } of rows) {
      const key = `${formId} ${level} ${places.get(qrCodeId ?? '')?.directoryId}`
      const isMine =
        known.get(key) ?? (await approvers(tx, { accountId, formId, qrCodeId }, level)).userIds.includes(userId)
      known.set(key, isMine)
      if (isMine) counts.set(formId, (counts.get(formId) ?? 0) + 1)
    }
    return counts
  }

  return async (tx: Tx, { accountId, userId }: Looking): Promise<Matter[]> => {
    const inCharge = await countInCharge(tx, accountId, userId)
    const found = [
      ...[...(await toDecide(tx, accountId, userId))].map(([id, records]) => ({
        of: 'approvals' as const,
        id,
        records,
      })),
      ...inCharge.map(({ formId, state, records }) => ({
        of: state === 'pending' ? ('toFollow' as const) : ('following' as const),
        id: formId,
        records,
      })),
    ]
    const titles = await forms.titlesOf(tx, accountId, [...new Set(found.map(({ id }) => id))])
    return found.flatMap(({ of, id, records }): Matter[] => {
      const name = titles.get(id)
      const count = Math.min(records, mattersCounted)
      return name === undefined ? [] : [{ of, id, name, count, more: records > count, mine: true }]
    })
  }
}
