import { type CallOutput, type contract, hasFeature, type ParsedInput, tierNumbers } from '@matai/contract'
import { fail, notFound } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { messageOf } from '../rules/message.ts'
import { isSame } from '../rules/signing.ts'
import { deliveriesAfter } from '../store/deliveries.ts'
import { findNews } from '../store/news.ts'
import { findPushAt } from '../store/pushes.ts'
import type { Delivering } from './deliver.ts'
import type { Dependencies } from './dependencies.ts'
import type { Spread } from './spread.ts'

type Pull = (typeof contract.push)['pull']
interface Needs extends Pick<Dependencies, 'database' | 'standingOf'> {
  spread: Spread
  delivering: Pick<Delivering, 'secretsOf'>
}

/** What a push was or would be told, for a program that asks; a wrong secret is told no more than a wrong address. */
export function createPulling({ database, standingOf, spread, delivering }: Needs) {
  /** Unlogged: it reads what was written down. */
  return async (
    { address, secret, cursor, limit }: ParsedInput<Pull>,
    { now }: PublicContext,
  ): Promise<CallOutput<Pull>> => {
    const { tx } = database
    const accountId = (await ownerOf(tx, 'push', address)) ?? notFound()
    const push = (await findPushAt(tx, accountId, address)) ?? notFound()
    if (!delivering.secretsOf(push, now).some((known) => isSame(secret, known))) notFound()
    const standing = await standingOf(tx, accountId, now)
    if (!standing || !hasFeature(standing.tier, 'push'))
      fail('errors.featureNotInPlan', { as: 'featureMissing', data: { needs: tierNumbers.flagship } })
    await spread(accountId, now)
    const rows = await deliveriesAfter(tx, accountId, push.id, { cursor, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const news = await findNews(
      tx,
      accountId,
      shown.map(({ eventId }) => eventId),
    )
    return {
      list: shown.flatMap(({ eventId, stream, number, test }) => {
        const event = news.get(eventId)
        return event ? [messageOf({ ...event, stream, number, test })] : []
      }),
      cursor: shown.at(-1)?.id ?? cursor,
      more: rows.length > limit,
    }
  }
}
