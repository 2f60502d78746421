import type { PhraseKey } from '@matai/i18n'

interface Closing {
  closed: boolean
  opensAt: string | null
  closesAt: string | null
}

/** Why a form that is published takes nothing at a moment; undefined when it does. */
export function closedFor({ closed, opensAt, closesAt }: Closing, now: Date): PhraseKey | undefined {
  if (closed) return 'records.formClosed'
  if (opensAt !== null && now < new Date(opensAt)) return 'records.formNotYet'
  return closesAt !== null && now >= new Date(closesAt) ? 'records.formOver' : undefined
}
