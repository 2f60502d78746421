import { type contract, type CouponUse, type ParsedInput, type Redeemed, undoMinutes } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { plainCode, readCouponCode } from '../rules/coupon-code.ts'
import * as store from '../store/codes.ts'
import { findCoupon, listByIds, listItems } from '../store/coupons.ts'
import { countUses, findUse, listUses, type UseRow, usesOf } from '../store/uses.ts'
import type { Dependencies } from './dependencies.ts'
import { describeCode } from './describe.ts'
import type { Redeeming } from './redeem.ts'

type Calls = typeof contract.coupons

/** Single codes of coupons in the console: listed, redeemed, taken back, deleted. */
export function createCodeList(
  { database, audit, namesOf }: Pick<Dependencies, 'database' | 'audit' | 'namesOf'>,
  redeeming: Redeeming,
) {
  const remember = audit.on('coupon')

  async function describeUses(tx: Tx, accountId: AccountId, rows: readonly UseRow[], now: Date): Promise<CouponUse[]> {
    const codes = await store.codesByIds(tx, accountId, [...new Set(rows.map(({ codeId }) => codeId))])
    const couponIds = [...new Set(rows.map(({ couponId }) => couponId))]
    const coupons = await listByIds(tx, accountId, couponIds)
    const items = await listItems(tx, accountId, couponIds)
    const names = await namesOf(
      tx,
      rows.flatMap(({ undoneBy }) => undoneBy ?? []),
    )
    return rows.map(({ id, couponId, codeId, at, outlet, person, by, offlineAt, undoneAt, undoneBy }) => {
      const code = codes.find((one) => one.id === codeId)
      const undoUntil = new Date(at.getTime() + undoMinutes * 60_000)
      return {
        ...{ id, couponId, outlet, person, by },
        couponName: coupons.find((one) => one.id === couponId)?.name ?? '',
        itemName: items.find((one) => one.id === code?.itemId)?.name ?? '',
        code: code?.code ?? '',
        at: at.toISOString(),
        offline: offlineAt !== null,
        undone: undoneAt && { at: undoneAt.toISOString(), person: names.get(undoneBy ?? 0) ?? '' },
        undoUntil: undoneAt === null && undoUntil > now ? undoUntil.toISOString() : null,
      }
    })
  }

  return {
    async list(request: ParsedInput<Calls['listCodes']>, { caller, now, origin }: MemberContext) {
      const { tx } = database
      const { accountId } = caller
      const { couponId, itemId, state } = request.filters
      const coupon = (await findCoupon(tx, accountId, couponId)) ?? notFound()
      const page = pageOfRows(request)
      const narrowed = { couponId, itemId, state, keyword: plainCode(request.keyword), isOver: now >= coupon.until }
      const rows = await store.listCodes(tx, accountId, { ...narrowed, ...page })
      const items = await listItems(tx, accountId, [couponId])
      if (itemId !== undefined && !items.some((item) => item.id === itemId)) notFound()
      const uses = await usesOf(
        tx,
        accountId,
        rows.filter(({ used }) => used > 0).map(({ id }) => id),
      )
      const firsts = new Map(uses.toReversed().map((use) => [use.codeId, use]))
      return {
        list: rows.map((row) => describeCode(row, { coupon, items, first: firsts.get(row.id), now, origin })),
        total: await store.countMatching(tx, accountId, narrowed),
        totalIsLowerBound: false,
        next: nextPage(
          rows.map(({ id }) => ({ id, moment: '' })),
          page,
        ),
      }
    },

    remove: (
      { couponId, ids }: ParsedInput<Calls['delCodes']>,
      { caller, now }: MemberContext,
    ): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const coupon = (await findCoupon(tx, accountId, couponId)) ?? notFound()
        const unique = [...new Set(ids)]
        const gone = await store.deleteCodes(tx, accountId, couponId, { ids: unique, now })
        if (gone.length < unique.length) notFound()
        await remember(tx, caller, 'changed', coupon, { part: 'codesRemoved', count: gone.length })
        return { removed: gone.length }
      }),

    async redeem(typed: string, { caller, now }: MemberContext): Promise<Redeemed> {
      const { accountId, userId } = caller
      const person = (await namesOf(database.tx, [userId])).get(userId) ?? ''
      const who = { by: 'console' as const, counterId: null, userId, outlet: '', person, key: '' }
      return database.transact(accountId, async (tx) => {
        const answer = await redeeming.attemptIn(tx, accountId, { ...who, typed, now })
        if (answer.outcome === 'done')
          await remember(tx, caller, 'changed', { id: answer.code, name: answer.couponName }, { part: 'redeemed' })
        return answer
      })
    },

    async uses(request: ParsedInput<Calls['useList']>, { caller, now }: MemberContext) {
      const { tx } = database
      const { accountId } = caller
      const { keyword, filters } = request
      const { couponId } = filters
      if (couponId !== undefined && (await listByIds(tx, accountId, [couponId])).length === 0) notFound()
      const found = keyword ? await store.findSaid(tx, accountId, readCouponCode(keyword)) : undefined
      const listed = { couponId, ...(keyword ? { codeIds: found ? [found.id] : [0] } : {}) }
      const page = pageOfRows(request)
      const rows = await listUses(tx, accountId, { ...listed, ...page })
      return {
        list: await describeUses(tx, accountId, rows, now),
        total: await countUses(tx, accountId, listed),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    undo: (id: number, { caller, now }: MemberContext): Promise<CouponUse> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId, userId } = caller
        if (!(await findUse(tx, accountId, id))) notFound()
        const row = await redeeming.undo(tx, accountId, id, { userId, now })
        if (!row) return fail('coupons.undoTooLate', { as: 'conflict', params: { minutes: undoMinutes } })
        const [use = notFound()] = await describeUses(tx, accountId, [row], now)
        await remember(tx, caller, 'changed', { id: row.couponId, name: use.couponName }, { part: 'undone' })
        return use
      }),
  }
}
