import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Kept, readDrafts } from '../../../ui/drafts/draft-store.ts'
import { userQuery } from '../../../user.ts'
import { draftPlace } from './draft-place.ts'
import type { UnsavedWork } from './works.ts'

/** Drafts hold what their editors need; here it is only asked what the thing is called. */
type Draft = Kept & { content?: { name?: unknown; title?: unknown } }

/** Unsaved work of the account in this browser; none while it is being read. */
export function useDrafts(): readonly UnsavedWork[] {
  const { data: user } = useQuery(userQuery)
  const id = user?.account.id
  const [works, setWorks] = useState<readonly UnsavedWork[]>([])
  useEffect(() => {
    if (id === undefined) return
    let current = true
    void readDrafts<Draft>(`${id}:`).then((drafts) => {
      if (current) setWorks(drafts.flatMap(workOf))
    })
    return () => {
      current = false
    }
  }, [id])
  return works
}

function workOf({ key, draft: { savedAt, content } }: { key: string; draft: Draft }): UnsavedWork[] {
  const found = draftPlace(key)
  const name = content?.name ?? content?.title
  return found && typeof savedAt === 'string'
    ? [{ ...found, at: savedAt, name: typeof name === 'string' ? name : '' }]
    : []
}
