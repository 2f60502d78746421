import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { noSettings, watchStep } from '../rules/follow-up.ts'
import { accountsWatched } from '../store/everybody.ts'
import { findSettings, lockWatched, setWatch } from '../store/follow-up-settings.ts'
import type { RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'

/** Records that one transaction looks at. */
const atATime = 200

/** Tells of records that are late: first who is in charge, and when they stay so, whom the form names. */
export function createWatch({ database, forms, notices }: Pick<Dependencies, 'database' | 'forms' | 'notices'>) {
  async function tell(tx: Tx, accountId: AccountId, row: RecordRow, userIds: readonly number[]) {
    const { id, formId, number, dueAt } = row
    const title = (await forms.titleOf(tx, accountId, formId)) ?? ''
    const link = `/formData/${formId}/records/${id}`
    const about = { accountId, kind: 'recordLate' as const, link, details: { title, number } }
    const once = `late ${id} ${dueAt?.getTime() ?? 0}`
    await notices.tell(
      tx,
      userIds.map((userId) => ({ ...about, userId, once: `${once} ${userId}` })),
    )
  }

  async function look(tx: Tx, accountId: AccountId, row: RecordRow, members: Awaited<ReturnType<typeof membersOf>>) {
    const settings = (await findSettings(tx, accountId, row.formId)) ?? noSettings
    const { followUp, dueAt, watchAt, chargeId } = row
    const step = watchStep(settings, { followUp, dueAt, watchAt: watchAt ?? new Date(0) })
    const there = new Set(members.map(({ userId }) => userId))
    const admins = members.filter(({ role }) => role === 'admin').map(({ userId }) => userId)
    const inCharge = chargeId !== null && there.has(chargeId) ? [chargeId] : admins
    const others = settings.escalation?.userIds.filter((userId) => there.has(userId)) ?? []
    if (step.tell && !row.locked) await tell(tx, accountId, row, step.tell === 'charge' ? inCharge : others)
    await setWatch(tx, accountId, row.id, step.next)
  }

  return async (now: Date): Promise<void> => {
    for (const accountId of await accountsWatched(database.tx, now)) {
      let found = atATime
      while (found === atATime)
        found = await database.transact(accountId, async (tx) => {
          const members = await membersOf(tx, accountId)
          const rows = await lockWatched(tx, accountId, now, atATime)
          for (const row of rows) await look(tx, accountId, row, members)
          return rows.length
        })
    }
  }
}
