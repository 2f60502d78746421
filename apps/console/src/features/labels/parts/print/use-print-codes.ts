import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { client } from '../../../../client.ts'
import { printSelection } from '../../../../printing.ts'
import { type CodeForPrint, dataAtOnce } from './print-data.ts'
import type { PrintState } from './use-print-state.ts'

/** Which codes: by the address, by what another screen left in this tab, or by an earlier print. */
export function usePrintedIds({ ids, selection, job }: Pick<PrintState, 'ids' | 'selection' | 'job'>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['labels', 'print', job],
    queryFn: ({ signal }) => client.labels.printInfo({ id: job }, { signal }),
    enabled: job > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = useMemo(() => {
    if (job > 0) return data?.ids
    return selection === '' ? ids.split(',').filter(Boolean) : (printSelection(selection) ?? [])
  }, [ids, selection, job, data])
  return { ids: known, gone: data?.gone ?? 0, error, refetch }
}

/** Words and styles of codes, fetched in pieces as pages want them. */
export function usePrintCodes(ids: readonly string[]) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]))
  const pieces = useMemo(() => [...wanted].filter((piece) => piece * dataAtOnce < ids.length), [wanted, ids])
  const answers = useQueries({
    queries: pieces.map((piece) => {
      const some = ids.slice(piece * dataAtOnce, (piece + 1) * dataAtOnce)
      return {
        queryKey: ['labels', 'printData', some],
        queryFn: ({ signal }: { signal: AbortSignal }) => client.labels.printData({ ids: some }, { signal }),
        staleTime: 60_000,
      }
    }),
    combine: (results) => ({
      codes: new Map<string, CodeForPrint>(
        results.flatMap(({ data }) => data?.list ?? []).map((code) => [code.id, code]),
      ),
      failed: results.find(({ error }) => error),
    }),
  })
  /** Sees to it that the codes from one place to another are there. */
  function want(from: number, until: number): void {
    const first = Math.floor(from / dataAtOnce)
    const last = Math.floor(Math.max(from, until - 1) / dataAtOnce)
    const more = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((piece) => !wanted.has(piece))
    if (more.length > 0) setWanted((before) => new Set([...before, ...more]))
  }
  return { codes: answers.codes, error: answers.failed?.error ?? null, refetch: answers.failed?.refetch, want }
}
