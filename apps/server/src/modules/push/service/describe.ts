import type { Delivery, Push } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countDeliveries, type DeliveryRow } from '../store/deliveries.ts'
import type { PushRow } from '../store/pushes.ts'
import type { Dependencies } from './dependencies.ts'

/** More than these are not counted. */
export const countedAtMost = 1_000

export async function describePush(
  tx: Tx,
  row: PushRow,
  { forms, now }: Pick<Dependencies, 'forms'> & { now: Date },
): Promise<Push> {
  const accountId = row.accountId as AccountId // it was read of that account
  const { id, address, name, url, events, formIds, paused, failingSince, deliveredAt, oldUntil, expired } = row
  const titles = await forms.titlesOf(tx, accountId, formIds)
  return {
    ...{ id, address, name, url, events, paused, expired },
    forms: formIds.map((form) => ({ id: form, title: titles.get(form) ?? '' })),
    failingSince: failingSince?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    oldSecretUntil: oldUntil !== null && oldUntil > now ? oldUntil.toISOString() : null,
    waiting: await countDeliveries(tx, accountId, id, { state: 'waiting' }, countedAtMost),
    failed: await countDeliveries(tx, accountId, id, { state: 'failed' }, countedAtMost),
    createdAt: row.createdAt.toISOString(),
  }
}

export const toDelivery = (row: DeliveryRow): Delivery => ({
  ...{ id: row.id, pushId: row.pushId, type: row.type, stream: row.stream, number: row.number, test: row.test },
  at: row.at.toISOString(),
  state: row.state,
  tries: row.tries,
  nextAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  ...{ status: row.status, trouble: row.trouble, ms: row.ms },
})
