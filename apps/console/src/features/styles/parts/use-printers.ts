import type { Printer } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export const printersKey = ['labels', 'printers']

/** The account's printers, how far they are off, and how small their codes may be. */
export function usePrinters(): Printer[] {
  return (
    useQuery({ queryKey: printersKey, queryFn: ({ signal }) => client.labels.printers({}, { signal }) }).data?.list ??
    []
  )
}

/** Those whose ladder somebody has read: the sizes that are offered follow it. */
export function useTriedPrinters(): (Printer & { leastModule: number })[] {
  return usePrinters().flatMap((printer) =>
    printer.leastModule === null ? [] : [{ ...printer, leastModule: printer.leastModule }],
  )
}
