import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { isWanted } from '../rules/wanted.ts'
import { insertDeliveries } from '../store/deliveries.ts'
import { deleteNews, type EventRow, markSpread, takeNumbers, unspread } from '../store/news.ts'
import { lockPushes, type PushRow } from '../store/pushes.ts'

/** Events of one transaction. */
const atATime = 200

async function numbered(tx: Tx, accountId: AccountId, { id: pushId }: PushRow, news: readonly EventRow[], now: Date) {
  const rows: Parameters<typeof insertDeliveries>[2][number][] = []
  for (const [stream, some] of Map.groupBy(news, (one) => (one.testOf === null ? one.stream : 'test'))) {
    const before = await takeNumbers(tx, accountId, { pushId, stream, count: some.length })
    for (const [place, { id: eventId, type, formId, at, testOf }] of some.entries())
      rows.push({
        ...{ pushId, eventId, type, stream, formId, at, dueAt: now },
        number: before + place + 1,
        test: testOf !== null,
      })
  }
  return rows.sort((a, b) => a.eventId - b.eventId)
}

/**
 * Makes the deliveries of what happened, for each push that wants it, with the next numbers of its streams. All pushes of
 * an account are held meanwhile: two workers come one after the other, so that numbers have no gaps and a cursor that
 * passed a delivery has missed none before it.
 */
export function createSpreading({ database }: { database: Database }) {
  const once = (accountId: AccountId, now: Date): Promise<number> =>
    database.transact(accountId, async (tx) => {
      const pushes = await lockPushes(tx, accountId)
      const news = await unspread(tx, accountId, atATime)
      if (news.length === 0) return 0
      const wantedBy = (push: PushRow) =>
        news.filter((one) => (one.testOf === null ? isWanted(push, one) : one.testOf === push.id))
      for (const push of pushes)
        await insertDeliveries(tx, accountId, await numbered(tx, accountId, push, wantedBy(push), now))
      const wanted = new Set(pushes.flatMap((push) => wantedBy(push).map(({ id }) => id)))
      await deleteNews(
        tx,
        accountId,
        news.flatMap(({ id }) => (wanted.has(id) ? [] : [id])),
      )
      if (wanted.size > 0) await markSpread(tx, accountId, [...wanted])
      return news.length
    })

  /** Unlogged: it only brings on its way what was written down. */
  return async (accountId: AccountId, now: Date): Promise<void> => {
    while ((await once(accountId, now)) === atATime);
  }
}

export type Spread = ReturnType<typeof createSpreading>
