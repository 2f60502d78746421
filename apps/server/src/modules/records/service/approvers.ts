import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { contactsOf, membersOf } from '../../accounts/service/members.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { approversAt } from '../rules/approval.ts'
import { type Levels, levelsOf } from '../store/approvals.ts'
import type { RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'

type Needs = Pick<Dependencies, 'collaborators' | 'directoriesOf'>

/** Who decides about a record at a level, by user id: never somebody who cannot open it. */
export function createApprovers({ collaborators, directoriesOf }: Needs) {
  /** Users whose own phone is in one of these identity groups. */
  async function inGroups(tx: Tx, accountId: RecordRow['accountId'], groupIds: readonly number[], userIds: number[]) {
    if (groupIds.length === 0) return new Set<number>()
    const people = await collaborators.reachable(tx, mintAccountId(accountId), { groupIds, ids: [] })
    const phones = new Set(people.map(({ mobile }) => `+${mobile}`))
    const contacts = await contactsOf(tx, userIds)
    return new Set(userIds.filter((id) => phones.has(contacts.get(id)?.mobile ?? '')))
  }

  return async (tx: Tx, row: RecordRow, level: number, levels?: Levels): Promise<number[]> => {
    const accountId = mintAccountId(row.accountId)
    const all = levels ?? (await levelsOf(tx, accountId, row.formId))
    const members = await membersOf(tx, accountId)
    const { qrCodeId } = row
    const place = qrCodeId === null ? undefined : (await codePlaces(tx, accountId, [qrCodeId])).get(qrCodeId)
    const grouped = await inGroups(
      tx,
      accountId,
      all[level - 1]?.groupIds ?? [],
      members.map(({ userId }) => userId),
    )
    const there = []
    for (const member of members) {
      const { userId, isLimited } = member
      const directories = isLimited ? await directoriesOf(tx, accountId, userId) : null
      if (directories !== null && !(place && directories.includes(place.directoryId))) continue
      there.push({ ...member, isInGroup: grouped.has(userId) })
    }
    return approversAt(all, level, there)
  }
}
