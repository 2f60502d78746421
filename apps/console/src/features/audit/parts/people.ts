import type { AuditItem } from '@matai/contract'
import { useRef } from 'react'
import { useUser } from '../../../user.ts'

export interface PersonChoice {
  id: number
  name: string
}

/** The people who can be asked for: oneself, and whoever was seen in the log so far. */
export function usePeople(deeds: AuditItem[] | undefined): PersonChoice[] {
  const user = useUser()
  const seen = useRef(new Map<number, string>())
  for (const { user: person } of deeds ?? []) if (person.id !== 0) seen.current.set(person.id, person.name)
  if (!seen.current.has(user.id)) seen.current.set(user.id, user.username ?? user.mobile)
  return [...seen.current].map(([id, name]) => ({ id, name }))
}
