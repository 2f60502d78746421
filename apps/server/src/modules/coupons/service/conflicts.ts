import type { contract, CouponConflict, ParsedInput } from '@matai/contract'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { plainCode } from '../rules/coupon-code.ts'
import { codesByIds } from '../store/codes.ts'
import { countConflicts, listConflicts } from '../store/conflicts.ts'
import { countersByIds } from '../store/counters.ts'
import { listByIds, listItems } from '../store/coupons.ts'
import { endsOf } from '../store/redemptions.ts'
import type { Dependencies } from './dependencies.ts'
import { placeOf } from './describe.ts'

/** What phones without a network wrote down and could not redeem later, for the administrators to look at. */
export function createConflicts({ database }: Pick<Dependencies, 'database'>) {
  return async (
    request: ParsedInput<(typeof contract.coupons)['conflictList']>,
    { caller: { accountId } }: MemberContext,
  ) => {
    const { tx } = database
    const keyword = plainCode(request.keyword)
    const page = pageOfRows(request)
    const rows = await listConflicts(tx, accountId, { keyword, ...page })
    const codeIds = [...new Set(rows.flatMap(({ codeId }) => codeId ?? []))]
    const codes = await codesByIds(tx, accountId, codeIds)
    const couponIds = [...new Set(codes.map(({ couponId }) => couponId))]
    const coupons = await listByIds(tx, accountId, couponIds)
    const items = await listItems(tx, accountId, couponIds)
    const ends = codeIds.length > 0 ? await endsOf(tx, accountId, codeIds) : new Map()
    const counters = await countersByIds(tx, accountId, [...new Set(rows.map(({ counterId }) => counterId))])
    return {
      list: rows.map(({ id, codeId, counterId, typed, outcome, scannedAt, at }): CouponConflict => {
        const code = codes.find((one) => one.id === codeId)
        const counter = counters.find((one) => one.id === counterId)
        const first = ends.get(codeId ?? 0)?.first
        return {
          ...{ id, outcome, code: code?.code ?? typed },
          couponName: coupons.find((one) => one.id === code?.couponId)?.name ?? '',
          itemName: items.find((one) => one.id === code?.itemId)?.name ?? '',
          ...{ outlet: counter?.outlet ?? '', person: counter?.person ?? '' },
          ...{ scannedAt: scannedAt.toISOString(), at: at.toISOString() },
          first: first ? placeOf(first) : null,
        }
      }),
      total: await countConflicts(tx, accountId, keyword),
      totalIsLowerBound: false,
      next: nextPage(rows, page),
    }
  }
}
