import { type CallOutput, type contract, type Counter, countersMax, type ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { fail, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { MemberContext, PublicContext } from '../../../platform/http/context.ts'
import { randomPageId } from '../../../platform/ids.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import { dayBounds } from '../rules/day-bounds.ts'
import { readCouponCode } from '../rules/coupon-code.ts'
import { findSaid } from '../store/codes.ts'
import * as store from '../store/counters.ts'
import { listByIds, listItems } from '../store/coupons.ts'
import { countConflictsAt, keepConflicts } from '../store/conflicts.ts'
import { countByItem, extentOfShift } from '../store/uses.ts'
import { createCounterAt } from './counter-at.ts'
import { createPace } from './counter-pace.ts'
import type { Dependencies } from './dependencies.ts'
import type { Guesses } from './guesses.ts'
import { type Answer, unknown } from './attempts.ts'
import type { Redeeming } from './redeem.ts'

type Calls = typeof contract.counters
type Visits = typeof contract.couponVisits
type Answers = (CallOutput<Visits['counterRedeem']>['answers'][number] & { codeId: number | null })[]

export interface Acting {
  redeeming: Redeeming
  guesses: Guesses
}

/** Phones at which merchants redeem, without an account of the console. */
export function createCounters({
  database,
  audit,
  rateLimit,
  fanout,
  standingOf,
  redeeming,
  guesses,
}: Pick<Dependencies, 'database' | 'audit' | 'rateLimit' | 'fanout' | 'standingOf'> & Acting) {
  const remember = audit.on('counter')
  const counterAt = createCounterAt({ database, rateLimit, fanout })
  const keepPace = createPace(rateLimit)

  const describe = (row: store.CounterRow, uses: number, origin: string): Counter => {
    const { id, outlet, person, address, createdAt, endedAt } = row
    const path = `/m/${address}`
    return {
      ...{ id, outlet, person, path, uses },
      url: `${origin}${path}`,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }
  }
  const named = ({ id, outlet, person }: store.CounterRow) => ({ id, name: `${outlet} · ${person}` })

  const placeOf = (counter: store.CounterRow) => `counter ${counter.id}`

  /** A try at a counter that was ended meanwhile: whoever knows its address redeems nothing, and nothing is lost. */
  async function closed(accountId: AccountId, typed: string): Promise<Answer> {
    const code = await findSaid(database.tx, accountId, readCouponCode(typed))
    return { ...unknown(typed), outcome: 'closed', codeId: code?.id ?? null }
  }

  /** What was written down without a network and cannot be redeemed is kept. Unlogged: it is a list of its own. */
  async function keep(accountId: AccountId, rows: Parameters<typeof keepConflicts>[1]): Promise<Set<string>> {
    return rows.length === 0 ? new Set() : database.transact(accountId, (tx) => keepConflicts(tx, rows))
  }

  return {
    findAt: counterAt.find,

    async list(request: ParsedInput<Calls['list']>, { caller, origin }: MemberContext) {
      const { tx } = database
      const { accountId } = caller
      const { keyword } = request
      const page = pageOfRows({ ...request, sort: 'oldest' })
      const rows = await store.listCounters(tx, accountId, { keyword, ...page })
      const uses = await store.usesOfCounters(
        tx,
        accountId,
        rows.map(({ id }) => id),
      )
      return {
        list: rows.map((row) => describe(row, uses.get(row.id) ?? 0, origin)),
        total: await store.countCounters(tx, accountId, keyword),
        totalIsLowerBound: false,
        next: nextPage(
          rows.map(({ id }) => ({ id, moment: '' })),
          page,
        ),
      }
    },

    add: ({ outlet, person }: ParsedInput<Calls['add']>, { caller, origin }: MemberContext): Promise<Counter> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const used = await store.holdCounters(tx, accountId)
        if (used >= countersMax)
          fail('coupons.tooManyCounters', {
            as: 'limitReached',
            params: { limit: countersMax },
            data: { limit: countersMax, used },
          })
        const address = randomPageId()
        await claimAddresses(tx, accountId, 'counter', [address])
        const row = (await store.insertCounter(tx, { accountId, outlet, person, address })) ?? notFound()
        await remember(tx, caller, 'created', named(row))
        return describe(row, 0, origin)
      }),

    end: (id: number, { caller, now, origin }: MemberContext): Promise<Counter> =>
      database.transact(caller.accountId, async (tx) => {
        const row = (await store.endCounter(tx, caller.accountId, id, now)) ?? notFound()
        await counterAt.ended(tx, row)
        await remember(tx, caller, 'removed', named(row))
        return describe(row, 0, origin)
      }),

    /** Several at once when a phone sends what it wrote down without a network, in the order in which it scanned. */
    async redeem(
      { counter: address, tries }: ParsedInput<Visits['counterRedeem']>,
      context: PublicContext,
    ): Promise<CallOutput<Visits['counterRedeem']>> {
      const { now } = context
      const { accountId, counter } = await counterAt.find(address, context)
      const refuseEnded = () => fail('coupons.counterEnded', { as: 'conflict' })
      if (counter.endedAt && tries.some(({ at }) => at === undefined)) refuseEnded()
      const { id: counterId, outlet, person } = counter
      guesses.refuse({ place: placeOf(counter), ip: context.ip, now })
      const wait = await keepPace(`${counterId} ${networkOf(context.ip)}`, now)
      if (wait > 0) tooManyRequests(wait)
      const answers: Answers = []
      const conflicts: Parameters<typeof keepConflicts>[1][number][] = []
      for (const { code, key, at } of tries) {
        const who = { by: 'counter' as const, counterId, userId: null, outlet, person, key: `${counterId} ${key}` }
        const scannedAt = at === undefined ? undefined : new Date(at)
        const answer = counter.endedAt
          ? await closed(accountId, code)
          : await redeeming.attempt(accountId, { ...who, typed: code, now, scannedAt })
        if (scannedAt && answer.outcome !== 'done') {
          const { outcome, codeId } = answer
          conflicts.push({
            accountId,
            counterId,
            codeId,
            typed: answer.code,
            outcome,
            scannedAt,
            at: now,
            key: who.key,
          })
        }
        answers.push({ ...answer, key })
      }
      const isNew = await keep(accountId, conflicts)
      if (!counter.endedAt && answers.some(({ outcome }) => outcome === 'closed')) {
        // It was ended a moment ago, and this node had not heard of it.
        counterAt.forget(address)
        if (tries.some(({ at }) => at === undefined)) refuseEnded()
      }
      const known = new Set(conflicts.map(({ key }) => key).filter((key) => !isNew.has(key)))
      // What a phone sends again because no answer came is no new guess.
      const guessed = answers.filter(({ outcome, key }) => outcome === 'unknown' && !known.has(`${counterId} ${key}`))
      const guessing = { accountId, name: named(counter).name, link: '/card?tab=counters', place: placeOf(counter) }
      for (let nth = 0; nth < guessed.length; nth += 1) await guesses.missed({ ...guessing, ip: context.ip, now })
      return { answers: answers.map(({ codeId: _, ...answer }) => answer) }
    },

    async report(
      { counter: address, since }: ParsedInput<Visits['counterReport']>,
      context: PublicContext,
    ): Promise<CallOutput<Visits['counterReport']>> {
      const { tx } = database
      const { now } = context
      const { accountId, counter } = await counterAt.find(address, context)
      const zone = (await standingOf(tx, accountId, now))?.zone ?? 'Asia/Shanghai'
      const today = dayBounds(zone, now)
      const begun = since === undefined ? today.from : new Date(Math.max(Date.parse(since), now.getTime() - shiftMax))
      const shift = { counterId: counter.id, from: begun, until: today.until }
      const counted = await countByItem(tx, accountId, shift)
      const { firstAt, lastAt, undone } = await extentOfShift(tx, accountId, shift)
      const couponIds = [...new Set(counted.map(({ couponId }) => couponId))]
      const coupons = await listByIds(tx, accountId, couponIds)
      const items = await listItems(tx, accountId, couponIds)
      return {
        ...{ outlet: counter.outlet, person: counter.person, undone },
        day: dayBounds(zone, begun).day,
        firstAt: firstAt?.toISOString() ?? null,
        lastAt: lastAt?.toISOString() ?? null,
        conflicts: await countConflictsAt(tx, accountId, shift),
        uses: counted.reduce((sum, { uses }) => sum + uses, 0),
        byItem: counted.map(({ couponId, itemId, uses }) => ({
          couponName: coupons.find(({ id }) => id === couponId)?.name ?? '',
          itemName: items.find(({ id }) => id === itemId)?.name ?? '',
          uses,
        })),
      }
    },
  }
}

/** Milliseconds that a shift lasts at most. */
const shiftMax = 2 * 86_400_000
