import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client, sentenceOf } from '../../../client.ts'
import { setPreference, usePreferences } from '../../../preferences.ts'
import { toast } from '../../../ui/toast-store.ts'
import { viewsQuery } from './queries.ts'

/** Milliseconds in which several columns are chosen one after the other. */
const choosing = 400

const isSame = (some: readonly string[], others: readonly string[] | null | undefined) =>
  JSON.stringify(some) === JSON.stringify(others)

/** Takes the columns that a person chose for the records of a form to other devices, and from them. */
export function useKeptColumns(formId: number, list: string): void {
  const queries = useQueryClient()
  const { data } = useQuery(viewsQuery(formId))
  useEffect(() => {
    const { queryKey } = viewsQuery(formId)
    let waiting: string[] | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    function send() {
      clearTimeout(timer)
      if (waiting) {
        const columns = waiting
        client.recordViews.setColumns({ formId, columns }).catch((error: unknown) => toast.error(sentenceOf(error)))
      }
      waiting = undefined
    }
    const stop = usePreferences.subscribe(({ columns: { [list]: chosen } }) => {
      const known = queries.getQueryData(queryKey)
      if (!chosen || !known || isSame(chosen, known.columns)) return
      queries.setQueryData(queryKey, { ...known, columns: chosen })
      waiting = chosen
      clearTimeout(timer)
      timer = setTimeout(send, choosing)
    })
    return () => {
      stop()
      send()
    }
  }, [formId, list, queries])
  useEffect(() => {
    const { columns } = usePreferences.getState()
    // What was chosen before it was kept is told once: the list hears of it as of a new choice.
    const chosen = data?.columns ?? columns[list]
    if (data && chosen && (data.columns === null || !isSame(chosen, columns[list])))
      setPreference('columns', { ...columns, [list]: [...chosen] })
  }, [data, list])
}
