import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { contactsOf, membersOf } from '../../accounts/service/members.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { approversAt } from '../rules/approval.ts'
import { type Levels, levelsOf } from '../store/approvals.ts'
import type { RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'

type Needs = Pick<Dependencies, 'collaborators' | 'directoriesOf'>

interface Approvers {
  userIds: number[]
  /** Who is of an identity group without being of the account; phones are digits. */
  collaborators: { name: string; mobile: string }[]
}

/** Who decides about a record at a level: never somebody of the account who cannot open it. */
export function createApprovers({ collaborators, directoriesOf }: Needs) {
  return async (
    tx: Tx,
    row: Pick<RecordRow, 'accountId' | 'formId' | 'qrCodeId'>,
    level: number,
    levels?: Levels,
  ): Promise<Approvers> => {
    const accountId = mintAccountId(row.accountId)
    const all = levels ?? (await levelsOf(tx, accountId, row.formId))
    const members = await membersOf(tx, accountId)
    const groupIds = all[level - 1]?.groupIds ?? []
    const grouped = await collaborators.reachable(tx, accountId, { groupIds, ids: [] })
    const userIds = members.map(({ userId }) => userId)
    const contacts = grouped.length === 0 ? new Map<number, { mobile: string | null }>() : await contactsOf(tx, userIds)
    const phoneOf = (userId: number) => contacts.get(userId)?.mobile?.slice(1) ?? ''
    const phones = new Set(grouped.map(({ mobile }) => mobile))
    const ofMembers = new Set(userIds.map(phoneOf))
    const outside = grouped.filter(({ mobile }) => !ofMembers.has(mobile))
    const { qrCodeId } = row
    const place = qrCodeId === null ? undefined : (await codePlaces(tx, accountId, [qrCodeId])).get(qrCodeId)
    const there = []
    for (const member of members) {
      const { userId, isLimited } = member
      const directories = isLimited ? await directoriesOf(tx, accountId, userId) : null
      if (directories !== null && !(place && directories.includes(place.directoryId))) continue
      there.push({ ...member, isInGroup: phones.has(phoneOf(userId)) })
    }
    return {
      userIds: approversAt(all, level, there, outside.length > 0),
      collaborators: outside.map(({ name, mobile }) => ({ name, mobile })),
    }
  }
}
