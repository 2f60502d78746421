import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { addDays, dayOf, goingOn, retentionStep } from '../rules/retention.ts'
import { accountsWithRetention } from '../store/everybody.ts'
import * as store from '../store/retention.ts'
import type { RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'
import type { createRemoval } from './remove.ts'

/** Records that one transaction deletes. */
const atATime = 500

/** Deletes what has been kept for as long as it was to be, on the day that was announced, and announces the next one. */
export function createDisposing(
  { database, forms, notices, standingOf, log }: Dependencies,
  { disposeRows }: Pick<ReturnType<typeof createRemoval>, 'disposeRows'>,
) {
  async function write(tx: Tx, row: store.RetentionRow, rows: readonly RecordRow[], so: Turn) {
    const { accountId, zone, now, day } = so
    const { formId, days } = row
    const known = await store.findDisposalOf(tx, accountId, formId, day)
    const moments = rows.map(({ at }) => at.getTime())
    const [first, last] = [Math.min(...moments), Math.max(...moments)]
    const counted = Object.fromEntries(
      [...Map.groupBy(rows, ({ at }) => dayOf(at, zone))].map(([date, some]) => [date, some.length]),
    )
    const disposal = {
      ...{ accountId, formId, day, days: days ?? 0, at: now },
      records: (known?.records ?? 0) + rows.length,
      byDay: addDays(known?.byDay ?? {}, counted),
      from: new Date(Math.min(first, known?.from.getTime() ?? first)),
      until: new Date(Math.max(last, known?.until.getTime() ?? last)),
    }
    await store.putDisposal(tx, disposal, rows.length)
  }

  /** A piece of what goes on a day; false when nothing is left of it. */
  const dispose = (so: Turn, formId: number): Promise<boolean> =>
    database.transact(so.accountId, async (tx) => {
      const { accountId, zone, now, day } = so
      const row = await store.lockRetention(tx, accountId, formId)
      // Whoever set another time meanwhile is told anew first.
      if (!row || row.days === null || row.announced !== day) return false
      const going = goingOn(day, { days: row.days, afterPush: row.afterPush }, zone)
      const rows = await store.lockBefore(tx, accountId, formId, { ...going, limit: atATime })
      if (rows.length > 0) {
        await disposeRows(tx, formId, rows, { accountId, userId: row.userId, now })
        await write(tx, row, rows, so)
      }
      if (rows.length === atATime) return true
      await store.setAnnounced(tx, accountId, formId, null)
      return false
    })

  /**
   * Tells the administrators a day ahead what will be deleted; where nothing will be, nothing is said.
   * Unlogged: what is announced changes nothing yet.
   */
  const announce = (so: Turn, formId: number): Promise<void> =>
    database.transact(so.accountId, async (tx) => {
      const { accountId, zone, day } = so
      const row = await store.lockRetention(tx, accountId, formId)
      if (!row || row.days === null || row.announced !== null) return
      const going = goingOn(day, { days: row.days, afterPush: row.afterPush }, zone)
      const count = await store.countBefore(tx, accountId, formId, going)
      if (count === 0) return
      await store.setAnnounced(tx, accountId, formId, day)
      const title = (await forms.titleOf(tx, accountId, formId)) ?? ''
      const admins = (await membersOf(tx, accountId)).filter(({ role }) => role === 'admin')
      const once = `retention ${formId} ${day} ${row.days}`
      const about = { accountId, kind: 'recordsEnding' as const, link: `/formData/${formId}`, once }
      await notices.tell(
        tx,
        admins.map(({ userId }) => ({ ...about, userId, details: { title, count, day } })),
      )
    })

  async function turn(accountId: AccountId, now: Date): Promise<void> {
    const { zone } = (await standingOf(database.tx, accountId, now)) ?? { zone: 'UTC' }
    const today = dayOf(now, zone)
    for (const row of await store.listRetentions(database.tx, accountId)) {
      const step = retentionStep(row, today)
      const so = { accountId, zone, now }
      if (step.dispose) while (await dispose({ ...so, day: step.dispose }, row.formId));
      if (step.announce) await announce({ ...so, day: step.announce }, row.formId)
    }
  }

  return async (now: Date): Promise<void> => {
    for (const accountId of await accountsWithRetention(database.tx))
      await turn(accountId, now).catch((error: unknown) =>
        log.error({ error, accountId }, 'records were not disposed of'),
      )
  }
}

interface Turn {
  accountId: AccountId
  /** IANA name of the account's zone */
  zone: string
  now: Date
  /** of the account, as `2026-03-02` */
  day: string
}
