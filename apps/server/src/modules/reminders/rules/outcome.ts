import type { AddressState, ReminderChannel, ReminderReason } from '@matai/contract'
import { nextAt, type Quiet, quietUntil } from './quiet.ts'

/** Somebody who may be told. */
export interface Person {
  /** `u5` a person of the account, `r7` a receiver outside of it. */
  who: string
  receiverId: number | null
  userId: number | null
  name: string
  off: boolean
  quiet: Quiet | null
  mail: AddressState
  sms: AddressState
  wechat: AddressState
}

export interface Outcome {
  state: 'sending' | 'waiting' | 'skipped'
  reason: ReminderReason
  dueAt: Date | null
}

interface Manner {
  digestAt: string | null
  enabled: boolean
  zone: string
  now: Date
}

const skipped = (reason: ReminderReason): Outcome => ({ state: 'skipped', reason, dueAt: null })
const refusals = { none: 'noAddress', asked: 'unconfirmed', stopped: 'stopped' } as const

/** What becomes of one message, before anybody tries to send it. The bell is silent and neither gathers nor waits. */
export function outcomeOf(person: Person, channel: ReminderChannel, { digestAt, enabled, zone, now }: Manner): Outcome {
  if (!enabled) return skipped('ruleOff')
  if (person.off) return skipped('off')
  if (channel === 'bell') return { state: 'sending', reason: '', dueAt: null }
  const address = person[channel]
  if (address !== 'confirmed') return skipped(refusals[address])
  const gathered = digestAt === null ? now : nextAt(digestAt, zone, now)
  const rested = quietUntil(person.quiet, zone, gathered)
  if (rested) return { state: 'waiting', reason: 'quiet', dueAt: rested }
  return digestAt === null
    ? { state: 'sending', reason: '', dueAt: null }
    : { state: 'waiting', reason: 'digest', dueAt: gathered }
}
