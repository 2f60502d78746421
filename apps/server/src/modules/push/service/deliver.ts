import { hasFeature } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Posted } from '../../../platform/outgoing/post-json.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { markPushed } from '../../records/service/retention.ts'
import { failsUntilHeld, isGivenUp, patienceOfDay, pauseAfter, wishOf } from '../rules/pauses.ts'
import { messageOf } from '../rules/message.ts'
import { placeOfPush, pushSeal } from '../rules/secrets.ts'
import { signaturesOf } from '../rules/signing.ts'
import * as store from '../store/deliveries.ts'
import { type EventRow, findNews } from '../store/news.ts'
import { lockPush, type PushRow, tryPush, updatePush } from '../store/pushes.ts'
import type { Dependencies } from './dependencies.ts'

/** Deliveries of one push that are under way at a time, whatever the number of workers. */
export const underWayMax = 4
/** Milliseconds after which what a worker took and never ended is given to another; above all patience of one try. */
const lease = 30_000

export interface Claimed {
  push: PushRow
  delivery: store.DeliveryRow
  event: EventRow
}

/** The record that came in, of an event that says so. */
function madeRecord({ type, data: { record } }: EventRow): number | undefined {
  return type === 'record.made' && isRecord(record) ? record.id : undefined
}

const isRecord = (told: unknown): told is { id: number } =>
  typeof told === 'object' && told !== null && 'id' in told && typeof told.id === 'number'

export const bodyOf = ({ delivery, event }: Pick<Claimed, 'delivery' | 'event'>): string =>
  JSON.stringify(messageOf({ ...event, stream: delivery.stream, number: delivery.number, test: delivery.test }))

/** Takes deliveries, sends them outside of any transaction, and writes down what came of it. */
export function createDelivering(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'poster' | 'secret' | 'notices' | 'adminsOf' | 'standingOf'>,
) {
  const { database, clock, poster, notices, adminsOf, standingOf } = dependencies
  const texts = createSecretTexts(dependencies.secret, pushSeal)

  const secretsOf = ({ accountId, address, secret, oldSecret, oldUntil }: PushRow, now: Date): string[] =>
    [secret, ...(oldSecret !== null && oldUntil !== null && oldUntil > now ? [oldSecret] : [])].map((sealed) =>
      texts.open(sealed, placeOfPush(accountId, address)),
    )

  /** A tier that has no pushes any more stops them; what happens goes on being written down. */
  async function pauseWithoutTier(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<boolean> {
    const standing = await standingOf(tx, accountId, now)
    if (standing && hasFeature(standing.tier, 'push')) return false
    await updatePush(tx, accountId, id, { paused: 'tier' })
    return true
  }

  async function pause(tx: Tx, push: PushRow, why: 'failing' | 'gone') {
    const accountId = push.accountId as AccountId // it was read of that account
    await updatePush(tx, accountId, push.id, { paused: why })
    const admins = await adminsOf(tx, accountId)
    const details = { name: push.name || new URL(push.url).host, why }
    const told = admins.map((admin) => ({ ...admin, kind: 'pushPaused' as const, details, link: '/formApi' }))
    await notices.tell(tx, told)
  }

  async function taken(
    tx: Tx,
    { push, event }: Pick<Claimed, 'push' | 'event'>,
    delivery: store.DeliveryRow,
    now: Date,
  ) {
    const accountId = push.accountId as AccountId
    await store.updateDelivery(tx, accountId, delivery.id, { state: 'delivered', leaseUntil: null })
    const recordId = delivery.test ? undefined : madeRecord(event)
    if (recordId !== undefined && !(await store.isOnItsWay(tx, accountId, delivery.eventId)))
      await markPushed(tx, accountId, recordId, now)
    await updatePush(tx, accountId, push.id, { fails: 0, failingSince: null, holdUntil: null, deliveredAt: now })
    if (push.fails >= failsUntilHeld) await store.wakeAll(tx, accountId, push.id, now)
  }

  async function refused(tx: Tx, push: PushRow, delivery: store.DeliveryRow, posted: Posted, now: Date) {
    const accountId = push.accountId as AccountId
    const tries = delivery.tries + 1
    const chance = Math.random()
    const wish = wishOf(posted.retryAfter, now)
    const isOver = isGivenUp(tries, { firstAt: delivery.firstAt ?? now, deliveredAt: push.deliveredAt })
    const dueAt = new Date(now.getTime() + pauseAfter(tries, { wish, chance }))
    await store.updateDelivery(tx, accountId, delivery.id, {
      ...(isOver ? { state: 'failed' as const } : { dueAt }),
      leaseUntil: null,
    })
    const fails = push.fails + 1
    const failingSince = push.failingSince ?? now
    const hold = fails < failsUntilHeld ? (wish ?? 0) : pauseAfter(fails - failsUntilHeld + 1, { wish, chance })
    const holdUntil = hold > 0 ? new Date(now.getTime() + hold) : null
    await updatePush(tx, accountId, push.id, { fails, failingSince, holdUntil })
    if (posted.status === 410) await pause(tx, push, 'gone')
    else if (now.getTime() - failingSince.getTime() >= patienceOfDay) await pause(tx, push, 'failing')
  }

  /** Unlogged: what was sent and answered is a log of its own. */
  const settle = ({ push: { id }, delivery, event }: Claimed, posted: Posted): Promise<void> =>
    database.transact(delivery.accountId as AccountId, async (tx) => {
      const accountId = delivery.accountId as AccountId
      const push = await lockPush(tx, accountId, id)
      const held = push && (await store.findDelivery(tx, accountId, delivery.id))
      if (!push || !held) return // it was removed meanwhile
      const now = clock.now()
      const { status, trouble, answer, ms } = posted
      await store.insertTry(tx, accountId, { pushId: id, deliveryId: held.id, at: now, ms, status, trouble, answer })
      await store.updateDelivery(tx, accountId, held.id, { tries: held.tries + 1, status, trouble, ms })
      // Another worker thought that this one was dead, and was heard: that stands.
      if (held.state === 'delivered') return
      if (status === 200) await taken(tx, { push, event }, held, now)
      else await refused(tx, push, held, posted, now)
    })

  return {
    secretsOf,

    /** What may be sent of a push now, at most as much as it has under way at a time; one while it fails. */
    claim: (accountId: AccountId, id: number, now: Date, atMost: number): Promise<Claimed[]> =>
      database.transact(accountId, async (tx) => {
        const push = await tryPush(tx, accountId, id)
        if (!push || push.paused !== null || (push.holdUntil !== null && push.holdUntil > now)) return []
        const room =
          (push.fails >= failsUntilHeld ? 1 : underWayMax) - (await store.countUnderWay(tx, accountId, id, now))
        const limit = Math.min(room, atMost)
        if (limit <= 0 || (await pauseWithoutTier(tx, accountId, id, now))) return []
        const leaseUntil = new Date(now.getTime() + lease)
        const rows = await store.claim(tx, accountId, { pushId: id, now, leaseUntil, limit })
        const news = await findNews(
          tx,
          accountId,
          rows.map(({ eventId }) => eventId),
        )
        return rows.flatMap((delivery) => {
          const event = news.get(delivery.eventId)
          return event ? [{ push, delivery, event }] : []
        })
      }),

    /** Unlogged: what was sent and answered is a log of its own. */
    async send(claimed: Claimed): Promise<Posted> {
      const { push, event } = claimed
      const now = clock.now()
      const body = bodyOf(claimed)
      const timestamp = Math.floor(now.getTime() / 1_000)
      const posted = await poster.post(push.url, body, {
        'User-Agent': 'Matai-Push/1',
        'Webhook-Id': event.uid,
        'Webhook-Timestamp': String(timestamp),
        'Webhook-Signature': signaturesOf({ id: event.uid, timestamp, body }, secretsOf(push, now)),
      })
      await settle(claimed, posted)
      return posted
    },
    lease,
  }
}

export type Delivering = ReturnType<typeof createDelivering>
