import type { CouponCodeState, CouponMode, ThingSort } from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

interface CouponsRequest {
  keyword: string
  sort: ThingSort
  filters: { mode?: CouponMode }
}

export const coupons = resource({
  key: ['coupons'],
  list: (request: CouponsRequest & { page: number; pageSize: number; cursor?: string }, options) =>
    client.coupons.list(request, options),
  touches: [['coupon'], ['audit']],
})

export const couponQuery = (id: number) =>
  queryOptions({
    queryKey: ['coupon', id],
    queryFn: ({ signal }) => client.coupons.info({ id }, { signal }),
  })

/** What is still promised, of one coupon or (undefined) of all, with the redemptions of the last days. */
export const liabilityQuery = (id: number | undefined, days: number) =>
  queryOptions({
    queryKey: ['coupon', id ?? 'all', 'liability', days],
    queryFn: ({ signal }) => client.coupons.liability({ ...(id === undefined ? {} : { id }), days }, { signal }),
  })

interface CodesRequest {
  keyword: string
  filters: { state?: CouponCodeState; itemId?: string }
}

/** Codes of one coupon. */
export const codesOf = (couponId: number) =>
  resource({
    key: ['coupon', String(couponId), 'codes'],
    list: ({ filters, ...request }: CodesRequest & { page: number; pageSize: number; cursor?: string }, options) => {
      const { itemId, ...rest } = filters
      const narrowed = { couponId, ...rest, ...(itemId ? { itemId: Number(itemId) } : {}) }
      return client.coupons.listCodes({ ...request, filters: narrowed }, options)
    },
    touches: [['coupons'], ['coupon'], ['audit']],
  })

export const uses = resource({
  key: ['couponUses'],
  list: (request: { keyword: string; page: number; pageSize: number; cursor?: string }, options) =>
    client.coupons.useList(request, options),
  touches: [['coupons'], ['coupon']],
})

export const counters = resource({
  key: ['couponCounters'],
  list: (request: { keyword: string; page: number; pageSize: number; cursor?: string }, options) =>
    client.counters.list(request, options),
  touches: [['audit']],
})

/** What phones without a network wrote down and could not redeem later. */
export const conflicts = resource({
  key: ['couponConflicts'],
  list: (request: { keyword: string; page: number; pageSize: number; cursor?: string }, options) =>
    client.coupons.conflictList(request, options),
  touches: [],
})
