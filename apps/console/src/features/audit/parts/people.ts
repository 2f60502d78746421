import type { AuditItem } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../user.ts'
import { everyDeed } from './queries.ts'

interface PersonChoice {
  id: number
  name: string
}

/** The people who can be asked for: oneself, and whoever was seen in the log so far. */
export function usePeople(): () => PersonChoice[] {
  const user = useUser()
  const queries = useQueryClient()
  return () => {
    const pages = queries.getQueriesData<{ list: AuditItem[] }>({ queryKey: everyDeed })
    const seen = new Map(pages.flatMap(([, page]) => page?.list ?? []).map((deed) => [deed.user.id, deed.user.name]))
    if (!seen.has(user.id)) seen.set(user.id, user.username ?? user.mobile)
    // Nobody is who did what the programs did.
    seen.delete(0)
    return [...seen].map(([id, name]) => ({ id, name }))
  }
}
