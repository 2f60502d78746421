import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { couponPrintPage, printedCodesMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { useFormats } from '../../../../ui/format.ts'
import type { CodeForPrint } from './print-data.ts'

/** What labels of a coupon's codes say, fetched in pieces as pages want them. A code is named by its place. */
export function useCouponCodes({ couponId, from }: { couponId: number; from: number }) {
  const { formatDate } = useFormats()
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]))
  const pieces = useMemo(() => [...wanted].map((piece) => from + piece * couponPrintPage), [wanted, from])
  const [opened] = useState(() => new Date().toISOString())
  const printed = formatDate(opened)
  const { codes, total, failed } = useQueries({
    queries: pieces.map((begin) => ({
      queryKey: ['coupon', couponId, 'printData', begin],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.couponExports.printData({ couponId, from: begin }, { signal }),
      staleTime: 60_000,
    })),
    combine: (results) => ({
      codes: new Map<string, CodeForPrint>(
        results.flatMap(({ data }, nth) =>
          (data?.codes ?? []).map(({ code, itemName, url }, at) => {
            const id = String((pieces[nth] ?? 0) + at)
            const words = { id, name: `${itemName} ${code}`, number: code, address: url, directories: [], state: '' }
            const { style = null, files = [] } = data ?? {}
            return [id, { ...words, created: printed, printed, columns: {}, style, files }] as const
          }),
        ),
      ),
      total: results[0]?.data?.total,
      failed: results.find(({ error }) => error),
    }),
  })
  const count = total === undefined ? undefined : Math.max(0, Math.min(printedCodesMax, total - from))
  const ids = useMemo(
    () => (count === undefined ? undefined : Array.from({ length: count }, (_, at) => String(from + at))),
    [count, from],
  )
  /** Sees to it that the codes from one place to another are there. */
  function want(first: number, until: number): void {
    const begin = Math.floor(first / couponPrintPage)
    const end = Math.floor(Math.max(first, until - 1) / couponPrintPage)
    const more = Array.from({ length: end - begin + 1 }, (_, at) => begin + at).filter((piece) => !wanted.has(piece))
    if (more.length > 0) setWanted((before) => new Set([...before, ...more]))
  }
  return { ids, total, codes, want, error: failed?.error ?? null, refetch: () => failed?.refetch() }
}
