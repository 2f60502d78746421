import type { CallOutput, contract, DeliveryDetail, ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import * as store from '../store/deliveries.ts'
import { findNews } from '../store/news.ts'
import { findPush, lockPush } from '../store/pushes.ts'
import { bodyOf } from './deliver.ts'
import { countedAtMost, toDelivery } from './describe.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.push

/** Tries of one delivery that are shown. */
const shownTries = 50
/** Pieces into which a time is cut: an hour of a day, six of a week. */
const pieces = { 24: 24, 168: 28 } as const

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

export async function detailOf(tx: Tx, accountId: AccountId, id: number): Promise<DeliveryDetail> {
  const row = (await store.findDelivery(tx, accountId, id)) ?? notFound()
  const push = (await findPush(tx, accountId, row.pushId)) ?? notFound()
  const event = (await findNews(tx, accountId, [row.eventId])).get(row.eventId) ?? notFound()
  const tries = await store.listTries(tx, accountId, id, shownTries)
  return {
    ...toDelivery(row),
    url: push.url,
    body: bodyOf({ delivery: row, event }),
    attempts: tries.map(({ id: number, at, ms, status, trouble, answer }) => ({
      ...{ id: number, at: at.toISOString(), ms, status, trouble, answer },
    })),
  }
}

/** What was sent and what was answered. */
export function createLog({ database, audit }: Pick<Dependencies, 'database' | 'audit'>) {
  const remember = audit.on('push')

  return {
    async list(
      { filters, keyword, ...request }: ParsedInput<Calls['deliveries']>,
      { caller: { accountId } }: MemberContext,
    ): Promise<CallOutput<Calls['deliveries']>> {
      const { tx } = database
      const { pushId, state, event, formId, from, until } = filters
      if (!(await findPush(tx, accountId, pushId))) notFound()
      const which = { state, event, formId, keyword, from: momentOf(from), until: momentOf(until) }
      const page = pageOfRows(request)
      const rows = await store.listDeliveries(tx, accountId, pushId, { ...page, ...which })
      const total = await store.countDeliveries(tx, accountId, pushId, which, countedAtMost + 1)
      return {
        list: rows.map(toDelivery),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: nextPage(rows, page),
      }
    },

    one: (id: number, { caller }: MemberContext): Promise<DeliveryDetail> =>
      detailOf(database.tx, caller.accountId, id),

    replay: (
      { id, deliveryIds, state, from, until }: ParsedInput<Calls['replay']>,
      { caller, now }: MemberContext,
    ): Promise<{ replayed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const push = (await lockPush(tx, caller.accountId, id)) ?? notFound()
        const which = { ids: deliveryIds, state, from: momentOf(from), until: momentOf(until) }
        const ids = [...new Set(deliveryIds)]
        const there = deliveryIds && (await store.countDeliveries(tx, caller.accountId, id, { ids }, ids.length + 1))
        if (there !== undefined && there < ids.length) notFound()
        const replayed = await store.sendAgain(tx, caller.accountId, id, which, now)
        const name = push.name || new URL(push.url).host
        await remember(tx, caller, 'changed', { id, name }, { part: 'replay', count: replayed })
        return { replayed }
      }),

    async health(
      { id, hours }: ParsedInput<Calls['health']>,
      { caller: { accountId }, now }: MemberContext,
    ): Promise<CallOutput<Calls['health']>> {
      const { tx } = database
      if (!(await findPush(tx, accountId, id))) notFound()
      const since = new Date(now.getTime() - hours * 3_600_000)
      const seconds = (hours * 3_600) / pieces[hours]
      const rows = await store.sumUpTries(tx, accountId, id, { since, seconds })
      const known = new Map(rows.map((row) => [row.from?.getTime(), row]))
      const all = known.get(undefined)
      return {
        ...{ delivered: all?.delivered ?? 0, failed: all?.failed ?? 0, p50: all?.p50 ?? null, p95: all?.p95 ?? null },
        pieces: Array.from({ length: pieces[hours] }, (_, place) => {
          const from = new Date(since.getTime() + place * seconds * 1_000)
          const { delivered, failed, p50, p95 } = known.get(from.getTime()) ?? {
            delivered: 0,
            failed: 0,
            p50: null,
            p95: null,
          }
          return { from: from.toISOString(), delivered, failed, p50, p95 }
        }),
      }
    },
  }
}
