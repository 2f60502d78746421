import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePages } from './list/use-pages.ts'

/** One page of a list call; `total` ends where the server stopped counting. */
export interface Listed<Row> {
  list: Row[]
  total: number
  totalIsLowerBound: boolean
  next: string | null
}

export interface Paged {
  page: number
  pageSize: number
}

interface ResourceOptions<Row, Input extends object> {
  /** Under which its answers are kept. */
  key: readonly string[]
  list: (input: Input & { cursor?: string }, options: { signal: AbortSignal }) => Promise<Listed<Row>>
  /** Milliseconds until it is looked at again while something goes on in it; false: nothing does. */
  again?: (rows: readonly Row[]) => number | false
  /** Keys of what else a change of it touches. */
  touches: readonly (readonly string[])[]
}

/** What a list screen asks of a noun. */
export interface Resource<Row, Input extends object> {
  /** Not asked unless it is `enabled`. */
  useList: (request: Input & Paged, enabled?: boolean) => ReturnType<typeof usePages<Input & Paged, Listed<Row>>>
  /** What is found from the first page on, at most so many. */
  take: (request: Input & Paged, atMost: number) => Promise<Row[]>
  /** Asks again for everything that a change of it changes. */
  useChanged: () => () => Promise<unknown>
}

/** Rows of one call where many are taken. */
const pageSize = 200

/** A noun of the server, said once: how it is listed, and what else a change of it touches. */
export function resource<Row, Input extends object>(options: ResourceOptions<Row, Input>): Resource<Row, Input> {
  const { key, list, again, touches } = options
  const changed = (queries: QueryClient) =>
    Promise.all([key, ...touches].map((queryKey) => queries.invalidateQueries({ queryKey })))
  return {
    useList: (request, enabled = true) =>
      usePages([...key], request, list, { again: again && (({ list: rows }) => again(rows)), enabled }),
    async take(request, atMost) {
      const rows: Row[] = []
      const { signal } = new AbortController()
      let cursor: string | null = ''
      for (let page = 1; cursor !== null && rows.length < atMost; page += 1) {
        const answer: Listed<Row> = await list({ ...request, page, pageSize, ...(cursor && { cursor }) }, { signal })
        rows.push(...answer.list)
        cursor = answer.next
      }
      return rows.slice(0, atMost)
    },
    useChanged() {
      const queries = useQueryClient()
      return useMemo(() => () => changed(queries), [queries])
    },
  }
}
