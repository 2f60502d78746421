import { useEffect, useMemo, useRef } from 'react'
import type { CodeForPrint } from './print-data.ts'

/** In which order labels come: by number (codes without one by name), by name, or as they were chosen. */
export const printOrders = ['number', 'name', 'selected'] as const
export type PrintOrder = (typeof printOrders)[number]

/** Codes whose words are fetched to put them in order; more come as they were chosen. */
export const mostOrdered = 1_000

/** Numbers in words are compared as numbers: MH-2 comes before MH-10. */
const byWords = new Intl.Collator('zh-CN', { numeric: true })

type Named = Pick<CodeForPrint, 'id' | 'name' | 'number'>

/** The ids in an order; as they are while something is not known of one of them. */
export function inPrintOrder(ids: readonly string[], codes: ReadonlyMap<string, Named>, order: PrintOrder): string[] {
  const known = ids.flatMap((id) => codes.get(id) ?? [])
  if (order === 'selected' || known.length < ids.length) return [...ids]
  const wordOf = ({ id, name, number }: Named) => (order === 'name' || number === id || number === '' ? name : number)
  return known.toSorted((one, other) => byWords.compare(wordOf(one), wordOf(other))).map(({ id }) => id)
}

/** The same for a screen, which fetches the words of all. */
export function usePrintOrder(
  ids: readonly string[],
  order: PrintOrder,
  { codes, want }: { codes: ReadonlyMap<string, Named>; want: (from: number, until: number) => void },
): string[] {
  const wanted = ids.length > mostOrdered ? 'selected' : order
  const isMissing = wanted !== 'selected' && ids.some((id) => !codes.has(id))
  const ask = useRef(want)
  useEffect(() => {
    ask.current = want
  })
  useEffect(() => {
    if (isMissing) ask.current(0, ids.length)
  }, [isMissing, ids.length])
  return useMemo(() => inPrintOrder(ids, codes, wanted), [ids, codes, wanted])
}
