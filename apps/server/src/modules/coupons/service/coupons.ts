import { type contract, type Coupon, limitOf, type ParsedInput } from '@matai/contract'
import { isDeepStrictEqual } from 'node:util'
import { breath } from '../../../platform/breath.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { failField, notFound, withinLimit } from '../../../platform/failure.ts'
import type { Caller, MemberContext } from '../../../platform/http/context.ts'
import { randomPageId } from '../../../platform/ids.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import { filesOf, refuseBigLogo } from '../../styles/rules/pictures.ts'
import { newCouponCodes, plainCode } from '../rules/coupon-code.ts'
import { insertCodes } from '../store/codes.ts'
import * as store from '../store/coupons.ts'
import { openItems, withinCodes, withinItems } from './code-room.ts'
import type { Dependencies } from './dependencies.ts'
import { describeCoupons, urlOfCode } from './describe.ts'

type Calls = typeof contract.coupons
type Settings = Omit<ParsedInput<Calls['edit']>, 'id'>

/** As long as those that are printed: what a style is tried with. */
const [sampleAddress, sampleCode] = ['Ab3dEf7hJk4mNp8q', '4K7M9P2R5T']
/** Codes that one statement adds. */
const atATime = 5_000

/** Coupons with their items: made, changed, deleted. */
export function createCouponList({
  database,
  audit,
  forms,
  filesByIds,
  tryStyle,
}: Pick<Dependencies, 'database' | 'audit' | 'forms' | 'filesByIds' | 'tryStyle'>) {
  const remember = audit.on('coupon')

  async function describe(tx: Tx, row: store.CouponRow, context: MemberContext): Promise<Coupon> {
    const [one = notFound()] = await describeCoupons(tx, [row], { ...context, filesByIds })
    return one
  }

  /** Makes so many codes; what the account has already is drawn again. */
  async function makeCodes(tx: Tx, caller: Caller, place: { couponId: number; itemId: number }, quantity: number) {
    for (let left = quantity; left > 0; ) {
      left -= await insertCodes(tx, caller.accountId, place, newCouponCodes(Math.min(left, atATime)))
      await breath()
    }
  }

  async function takeCodes(tx: Tx, caller: Caller, place: { couponId: number; itemId: number }, said: string[]) {
    const codes = [...new Set(said.map(plainCode))]
    if (codes.length < said.length) failField('codes', 'coupons.codesTwice', { count: said.length - codes.length })
    let added = 0
    for (let from = 0; from < codes.length; from += atATime) {
      added += await insertCodes(tx, caller.accountId, place, codes.slice(from, from + atATime))
      await breath()
    }
    if (added < codes.length) failField('codes', 'coupons.codesTaken', { count: codes.length - added })
  }

  /** A form that is not the account's, or is gone, gives nothing out. */
  async function refuseForeign(tx: Tx, { accountId }: Caller, formId: number | null): Promise<void> {
    if (formId !== null && (await forms.titleOf(tx, accountId, formId)) === undefined)
      failField('formId', 'codeForms.formForeign')
  }

  /** What it is dressed with has to be there, and a style has to be readable. Before anything is held: drawing takes time. */
  async function refuseUndrawable(
    { coverId, style }: Pick<Settings, 'coverId' | 'style'>,
    { caller: { accountId }, origin }: MemberContext,
    before: Pick<store.CouponRow, 'coverId' | 'style'> | undefined,
  ): Promise<void> {
    const ids = [...(coverId && coverId !== before?.coverId ? [coverId] : []), ...(style ? filesOf(style) : [])]
    const files = ids.length > 0 ? await filesByIds(database.tx, accountId, ids) : []
    if (coverId && ids.includes(coverId) && files.find(({ id }) => id === coverId)?.kind !== 'picture')
      failField('coverId', 'files.imageFormat')
    if (!style || isDeepStrictEqual(style, before?.style)) return
    refuseBigLogo(style, files, before?.style)
    await tryStyle(accountId, style, urlOfCode(origin, sampleAddress, sampleCode))
  }

  const valuesOf = ({ from, until, ...settings }: Settings) => ({
    ...settings,
    from: new Date(from),
    until: new Date(until),
  })

  return {
    async list(request: ParsedInput<Calls['list']>, context: MemberContext) {
      const { tx } = database
      const { accountId } = context.caller
      const narrowed = { keyword: request.keyword, mode: request.filters.mode }
      const query = { ...narrowed, ...pageOfRows(request) }
      const rows = await store.listCoupons(tx, accountId, query)
      return {
        list: await describeCoupons(tx, rows, { ...context, filesByIds }),
        total: await store.countCoupons(tx, accountId, narrowed),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    async info(id: number, context: MemberContext): Promise<Coupon> {
      const { tx } = database
      return describe(tx, (await store.findCoupon(tx, context.caller.accountId, id)) ?? notFound(), context)
    },

    async add({ items, ...settings }: ParsedInput<Calls['add']>, context: MemberContext): Promise<Coupon> {
      await refuseUndrawable(settings, context, undefined)
      return database.transact(context.caller.accountId, async (tx) => {
        const { caller, now, limit } = context
        const { accountId, userId } = caller
        withinLimit({ used: (await store.holdAdding(tx, accountId)) + 1, limit })
        const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
        withinLimit({ used: quantity, limit: limitOf(caller.tier, 'couponCodes') })
        await refuseForeign(tx, caller, settings.formId)
        const address = randomPageId()
        await claimAddresses(tx, accountId, 'coupon', [address])
        const values = { ...valuesOf(settings), accountId, address, createdBy: userId, updatedAt: now }
        const row = (await store.insertCoupon(tx, values)) ?? notFound()
        for (const item of items) {
          const made = (await store.insertItem(tx, { accountId, couponId: row.id, name: item.name })) ?? notFound()
          await makeCodes(tx, caller, { couponId: row.id, itemId: made.id }, item.quantity)
        }
        await remember(tx, caller, 'created', row, { count: quantity })
        return describe(tx, row, context)
      })
    },

    async edit({ id, ...settings }: ParsedInput<Calls['edit']>, context: MemberContext): Promise<Coupon> {
      const known = (await store.findCoupon(database.tx, context.caller.accountId, id)) ?? notFound()
      await refuseUndrawable(settings, context, known)
      return database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const before = (await store.lockCoupon(tx, caller.accountId, id)) ?? notFound()
        if (settings.formId !== before.formId) await refuseForeign(tx, caller, settings.formId)
        const values = { ...valuesOf(settings), updatedAt: now }
        const row = (await store.updateCoupon(tx, caller.accountId, id, values)) ?? notFound()
        if (before.name === row.name) await remember(tx, caller, 'changed', row)
        else await remember(tx, caller, 'renamed', row, { from: before.name })
        return describe(tx, row, context)
      })
    },

    remove: (ids: readonly number[], { caller, now }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const unique = [...new Set(ids)]
        const gone = await store.endCoupons(tx, caller.accountId, unique, now)
        if (gone.length < unique.length) notFound()
        for (const row of gone) await remember(tx, caller, 'removed', row)
        return { removed: gone.length }
      }),

    addItem: (
      { couponId, name, quantity, codes }: ParsedInput<Calls['addItem']>,
      context: MemberContext,
    ): Promise<Coupon> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller } = context
        const { accountId } = caller
        const row = (await store.lockCoupon(tx, accountId, couponId)) ?? notFound()
        withinItems(await openItems(tx, accountId, couponId), 1)
        const count = codes?.length ?? quantity ?? 0
        await withinCodes(tx, caller, couponId, count)
        const item = (await store.insertItem(tx, { accountId, couponId, name })) ?? notFound()
        const place = { couponId, itemId: item.id }
        await (codes ? takeCodes(tx, caller, place, codes) : makeCodes(tx, caller, place, count))
        await remember(tx, caller, 'changed', row, { part: 'item', item: name, count })
        return describe(tx, row, context)
      }),

    removeItem: (id: number, context: MemberContext): Promise<Coupon> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const item = (await store.findItem(tx, caller.accountId, id)) ?? notFound()
        const row = (await store.lockCoupon(tx, caller.accountId, item.couponId)) ?? notFound()
        await store.endItem(tx, caller.accountId, id, now)
        await remember(tx, caller, 'changed', row, { part: 'itemRemoved', item: item.name })
        return describe(tx, row, context)
      }),
  }
}
