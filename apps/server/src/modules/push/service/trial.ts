import type { contract, DeliveryDetail, ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { newestRecord } from '../../records/service/told.ts'
import { claimOne, deliveryOfEvent } from '../store/deliveries.ts'
import { findNews, insertNews } from '../store/news.ts'
import { findPush, type PushRow } from '../store/pushes.ts'
import type { Delivering } from './deliver.ts'
import type { Dependencies } from './dependencies.ts'
import type { Happenings } from './happenings.ts'
import { detailOf } from './log.ts'
import { newUid } from './news.ts'
import type { Spread } from './spread.ts'

interface Needs extends Pick<Dependencies, 'database' | 'audit' | 'clock'> {
  happenings: Pick<Happenings, 'records'>
  spread: Spread
  delivering: Delivering
}

/** Sends a real record at once, marked as a test, and waits for what is answered. */
export function createTrial({ database, audit, happenings, spread, delivering }: Needs) {
  const remember = audit.on('push')

  /** The record that is named, or the newest that the push may be told of; where there is none yet, a mere greeting. */
  async function told(tx: Tx, accountId: AccountId, { formIds }: PushRow, recordId: number | undefined) {
    const wanted = recordId ?? (await newestRecord(tx, accountId, formIds))
    const [data] = wanted === undefined ? [] : await happenings.records(tx, accountId, [wanted])
    if (recordId !== undefined && !data) notFound()
    return { formId: data?.form.id ?? null, data: data ?? { hello: 'Matai' } }
  }

  const write = (push: PushRow, recordId: number | undefined, { caller, now }: MemberContext) =>
    database.transact(caller.accountId, async (tx) => {
      const { accountId } = caller
      const { formId, data } = await told(tx, accountId, push, recordId)
      const test = {
        uid: newUid(),
        type: 'record.made' as const,
        stream: 'test',
        formId,
        data,
        testOf: push.id,
        at: now,
      }
      const [event = notFound()] = await insertNews(tx, accountId, [test])
      await remember(tx, caller, 'tested', { id: push.id, name: push.name || new URL(push.url).host })
      return event.id
    })

  return async (
    { id, recordId }: ParsedInput<(typeof contract.push)['test']>,
    context: MemberContext,
  ): Promise<DeliveryDetail> => {
    const { caller, now } = context
    const { accountId } = caller
    const push = (await findPush(database.tx, accountId, id)) ?? notFound()
    const eventId = await write(push, recordId, context)
    await spread(accountId, now)
    const made = (await deliveryOfEvent(database.tx, accountId, eventId)) ?? notFound()
    // A worker may have been faster: then it is sent already, and what was answered is shown.
    if (made.tries === 0 && made.leaseUntil === null) {
      const leaseUntil = new Date(now.getTime() + delivering.lease)
      const delivery = (await claimOne(database.tx, accountId, made.id, { now, leaseUntil })) ?? notFound()
      const event = (await findNews(database.tx, accountId, [eventId])).get(eventId) ?? notFound()
      await delivering.send({ push, delivery, event })
    }
    return detailOf(database.tx, accountId, made.id)
  }
}
