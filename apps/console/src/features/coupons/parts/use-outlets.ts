import { useMemo } from 'react'
import { counters, coupons } from './queries.ts'

const first = { page: 1, pageSize: 200, keyword: '' }

/** Outlets that counters and coupons name, so that nobody types one in two ways: a coupon is only valid where names agree. */
export function useOutlets(): { value: string }[] {
  const { data: open } = counters.useList(first)
  const { data: made } = coupons.useList({ ...first, sort: 'newest', filters: {} })
  return useMemo(() => {
    const names = [
      ...(open?.list ?? []).map(({ outlet }) => outlet),
      ...(made?.list ?? []).flatMap((one) => one.outlets),
    ]
    return [...new Set(names)].map((value) => ({ value }))
  }, [open, made])
}
