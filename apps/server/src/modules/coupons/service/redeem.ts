import { type Redeemed, type RedeemOutcome, undoMinutes } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { notFound } from '../../../platform/failure.ts'
import { couponRedeemed } from '../events.ts'
import { readCouponCode } from '../rules/coupon-code.ts'
import { refusalOf } from '../rules/judge.ts'
import { type CodeRow, codesByIds, findSaid } from '../store/codes.ts'
import { type CouponRow, listByIds, listItems } from '../store/coupons.ts'
import * as store from '../store/uses.ts'
import type { Dependencies } from './dependencies.ts'
import { placeOf } from './describe.ts'

/** A phone without a network may have scanned so many milliseconds ago. */
const offlineMax = 7 * 86_400_000

export interface Attempt extends Omit<store.Redeemer, 'offlineAt'> {
  /** As it was read or typed. */
  typed: string
  now: Date
  /** When a phone without a network scanned it. */
  scannedAt?: Date | undefined
  /** Of one coupon only. */
  couponId?: number | undefined
}

export type Redeeming = ReturnType<typeof createRedeeming>

/** Redeems codes: once each, or as often as their coupon says, however many try at the same moment. */
export function createRedeeming({ database, events }: Pick<Dependencies, 'database' | 'events'>) {
  async function describe(
    tx: Tx,
    accountId: AccountId,
    code: CodeRow,
    outcome: RedeemOutcome,
    use?: store.UseRow,
  ): Promise<Redeemed> {
    const [coupon = notFound()] = await listByIds(tx, accountId, [code.couponId])
    const items = await listItems(tx, accountId, [code.couponId])
    const uses = await store.usesOf(tx, accountId, [code.id])
    const last = use ?? uses.at(-1)
    return {
      outcome,
      code: code.code,
      couponName: coupon.name,
      itemName: items.find(({ id }) => id === code.itemId)?.name ?? '',
      left: Math.max(0, coupon.uses - code.used),
      useId: use?.id ?? null,
      last: last ? placeOf(last) : null,
      first: uses[0] ? placeOf(uses[0]) : null,
      from: coupon.from.toISOString(),
      until: coupon.until.toISOString(),
      outlets: coupon.outlets,
    }
  }

  const whyNot = (code: CodeRow, coupon: CouponRow, at: Date, outlet: string | null): RedeemOutcome =>
    refusalOf(
      {
        used: code.used,
        most: coupon.uses,
        deleted: code.deletedAt !== null || coupon.deletedAt !== null,
        from: coupon.from,
        until: coupon.until,
        outlets: coupon.outlets,
      },
      { now: at, outlet },
    ) ?? 'used'

  /** A try that was sent before is answered as it was. */
  async function before(tx: Tx, accountId: AccountId, key: string): Promise<Redeemed | undefined> {
    const use = key ? await store.findByKey(tx, accountId, key) : undefined
    const [code] = use ? await codesByIds(tx, accountId, [use.codeId]) : []
    return code && use && describe(tx, accountId, code, 'done', use)
  }

  async function done(tx: Tx, accountId: AccountId, code: CodeRow, use: store.UseRow | undefined): Promise<Redeemed> {
    const redeemed = await describe(tx, accountId, code, 'done', use)
    if (use) {
      const { id, at, by, outlet, person } = use
      await events.announce(tx, couponRedeemed, {
        accountId,
        coupon: { id: code.couponId, name: redeemed.couponName },
        item: redeemed.itemName,
        code: code.code,
        use: { id, at: at.toISOString(), by, outlet, person },
        left: redeemed.left,
      })
    }
    return redeemed
  }

  async function attemptIn(tx: Tx, accountId: AccountId, attempt: Attempt): Promise<Redeemed> {
    const { typed, now, scannedAt, couponId, ...redeemer } = attempt
    const known = await before(tx, accountId, attempt.key)
    if (known) return known
    const code = await findSaid(tx, accountId, readCouponCode(typed), couponId)
    if (!code) return unknown(typed)
    const offlineAt = scannedAt && clamped(scannedAt, now)
    const at = offlineAt ?? now
    const outlet = redeemer.by === 'counter' ? redeemer.outlet : null
    const who = { ...redeemer, offlineAt: offlineAt ?? null }
    const id = await store.redeem(tx, accountId, code.id, { redeemer: who, now, at, outlet })
    // As it is now: whoever was faster has written meanwhile.
    const [row = code] = await codesByIds(tx, accountId, [code.id])
    if (id !== undefined) return done(tx, accountId, row, await store.findUse(tx, accountId, id))
    const [coupon = notFound()] = await listByIds(tx, accountId, [row.couponId])
    return describe(tx, accountId, row, whyNot(row, coupon, at, outlet))
  }

  return {
    /** In the transaction of whoever has more to write; without a key. */
    attemptIn,

    /** Unlogged: the uses of a code say who redeemed it, where and when. */
    async attempt(accountId: AccountId, attempt: Attempt): Promise<Redeemed> {
      try {
        return await database.transact(accountId, (tx) => attemptIn(tx, accountId, attempt))
      } catch (error) {
        // The same try came twice at once, and the other one is written.
        if (!isUniqueViolation(error)) throw error
        return (await before(database.tx, accountId, attempt.key)) ?? unknown(attempt.typed)
      }
    },

    undo: (
      tx: Tx,
      accountId: AccountId,
      id: number,
      { userId, now }: { userId: number; now: Date },
    ): Promise<store.UseRow | undefined> =>
      store.undo(tx, accountId, id, { userId, now, since: new Date(now.getTime() - undoMinutes * 60_000) }),
  }
}

const clamped = (at: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(at.getTime(), now.getTime() - offlineMax)))

const unknown = (typed: string): Redeemed => ({
  outcome: 'unknown',
  code: (readCouponCode(typed)[0] ?? '').slice(0, 40),
  ...{ couponName: '', itemName: '', left: 0, useId: null, last: null, first: null },
  ...{ from: null, until: null, outlets: [] },
})
