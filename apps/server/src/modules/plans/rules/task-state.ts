import type { TaskState } from '@matai/contract'

interface Moments {
  warnsAt: Date
  closesAt: Date
  endsAt: Date
}

export interface TaskFacts {
  /** When it was filled in; null: not yet. */
  doneAt: Date | null
  exempt: boolean
}

/**
 * What a task is at a moment (specification, section 4). A moment belongs to what begins with it: at `closesAt` itself a
 * check is late.
 */
export function taskState({ doneAt, exempt }: TaskFacts, { warnsAt, closesAt, endsAt }: Moments, now: Date): TaskState {
  if (doneAt) return doneAt < closesAt ? 'onTime' : 'late'
  if (exempt) return 'exempt'
  if (now < warnsAt) return 'pending'
  if (now < closesAt) return 'expiring'
  return now < endsAt ? 'expired' : 'missed'
}
