import type { ExportTask } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadStarted, exportsQuery, isOpen } from './downloads.ts'
import { userQuery } from './user.ts'

/**
 * A download that a button starts. It is being made until its file is there: a button that waits as long makes no
 * second one for an impatient hand. `what` names all that goes into it; what differs is another download.
 */
export function useDownload(what: string) {
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const { data: tasks } = useQuery({ ...exportsQuery(user?.account.id ?? 0), enabled: user !== undefined })
  const [begun, setBegun] = useState<{ what: string; task: number }>()
  const isMaking = begun?.what === what && tasks?.list.some((task) => task.id === begun.task && isOpen(task)) === true

  return {
    tasks,
    isMaking,
    /** Resolves when the task is known, so that nothing comes between the answer and `isMaking`. */
    async started(task: ExportTask): Promise<void> {
      setBegun({ what, task: task.id })
      downloadStarted(queries, task)
      await queries.invalidateQueries({ queryKey: ['exports'] })
    },
  }
}
