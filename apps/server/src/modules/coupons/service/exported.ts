import type { CouponCodeItem, StoredFile, Style } from '@matai/contract'
import { completeStyle } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import { filesOf } from '../../styles/rules/pictures.ts'
import { codesAfter } from '../store/codes.ts'
import { countCodes, findCoupon, listItems } from '../store/coupons.ts'
import * as printed from '../store/printed.ts'
import { usesOf } from '../store/uses.ts'
import type { Dependencies } from './dependencies.ts'
import { describeCode, urlOfCode } from './describe.ts'

/** Codes that are read at a time. */
const atATime = 1_000

/** A code as a label shows it. */
export interface PrintedCode {
  code: string
  itemName: string
  url: string
}

/** The codes of a coupon for files that are made of them. */
export function createExported({ database, filesByIds }: Pick<Dependencies, 'database' | 'filesByIds'>) {
  const { tx } = database

  /** Codes as labels show them, with the names of their items. */
  async function described(
    accountId: AccountId,
    { id, address }: { id: number; address: string },
    rows: readonly { code: string; itemId: number }[],
    origin: string,
  ): Promise<PrintedCode[]> {
    const items = new Map((await listItems(tx, accountId, [id])).map((item) => [item.id, item.name]))
    return rows.map(({ code, itemId }) => ({
      ...{ code, itemName: items.get(itemId) ?? '' },
      url: urlOfCode(origin, address, code),
    }))
  }

  return {
    /** What the coupon is called, how its codes are drawn, and how many it has. */
    async about(accountId: AccountId, couponId: number): Promise<{ name: string; style: Style | null; codes: number }> {
      const { name, style } = (await findCoupon(tx, accountId, couponId)) ?? notFound()
      const counts = await countCodes(tx, accountId, [couponId])
      const codes = counts.reduce((sum, one) => sum + one.codes, 0)
      return { name, style: style && completeStyle(style), codes }
    },

    /** All of them, some at a time, so that memory stays flat. */
    async *codes(
      accountId: AccountId,
      couponId: number,
      { now, origin }: { now: Date; origin: string },
    ): AsyncGenerator<CouponCodeItem[]> {
      const coupon = (await findCoupon(tx, accountId, couponId)) ?? notFound()
      const items = await listItems(tx, accountId, [couponId])
      for (let after = 0; ; ) {
        const from = after
        const rows = await database.reading((on) =>
          codesAfter(on, accountId, { couponId, after: from, limit: atATime }),
        )
        const last = rows.at(-1)
        if (!last) return
        after = last.id
        const redeemed = rows.filter(({ used }) => used > 0).map(({ id }) => id)
        const uses = redeemed.length > 0 ? await database.reading((on) => usesOf(on, accountId, redeemed)) : []
        const firsts = new Map(uses.toReversed().map((use) => [use.codeId, use]))
        yield rows.map((row) => describeCode(row, { coupon, items, first: firsts.get(row.id), now, origin }))
      }
    },

    /** Those that can be printed: that still can be redeemed, and that no phone and no form was given. */
    async printable(
      accountId: AccountId,
      couponId: number,
      { from, limit, origin }: { from: number; limit: number; origin: string },
    ): Promise<{ name: string; style: Style | null; files: StoredFile[]; total: number; codes: PrintedCode[] }> {
      const coupon = (await findCoupon(tx, accountId, couponId)) ?? notFound()
      const style = coupon.style && completeStyle(coupon.style)
      const rows = await printed.listPrintable(tx, accountId, coupon, { from, limit })
      return {
        ...{ name: coupon.name, style },
        files: style ? await filesByIds(tx, accountId, filesOf(style)) : [],
        total: await printed.countPrintable(tx, accountId, coupon),
        codes: await described(accountId, coupon, rows, origin),
      }
    },

    /** Some by what they say, in the order of the table; the way in which they are drawn with them. */
    async some(
      accountId: AccountId,
      couponId: number,
      { codes, origin }: { codes: readonly string[]; origin: string },
    ): Promise<{ style: Style | null; list: PrintedCode[] }> {
      const coupon = await findCoupon(tx, accountId, couponId)
      if (!coupon) return { style: null, list: [] }
      const rows = await printed.listSome(tx, accountId, couponId, codes)
      return {
        style: coupon.style && completeStyle(coupon.style),
        list: await described(accountId, coupon, rows, origin),
      }
    },

    /** Codes that were printed are given to nobody by link or form. Unlogged: whoever prints them is asked, and the codes say so. */
    keepPrinted: (
      transaction: Tx,
      accountId: AccountId,
      couponId: number,
      { codes, now }: { codes: readonly string[]; now: Date },
    ): Promise<void> => printed.keepPrinted(transaction, accountId, couponId, { codes, now }),
  }
}
