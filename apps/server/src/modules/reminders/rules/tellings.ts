import type { FormCondition, ReminderChannel, ReminderOn, ReminderOther } from '@matai/contract'
import type { Happening } from './happening.ts'
import { isMet } from './matching.ts'
import { type Outcome, outcomeOf, type Person } from './outcome.ts'

export interface Rule {
  id: number
  name: string
  on: ReminderOn
  receivers: readonly number[]
  others: readonly ReminderOther[]
  channels: readonly ReminderChannel[]
  digestAt: string | null
  enabled: boolean
}

export interface Telling {
  rule: Rule
  person: Person
  channel: ReminderChannel
  outcome: Outcome
}

interface Around {
  /** All receivers, and the administrators and planned people who are none. */
  people: readonly Person[]
  /** User ids. */
  admins: readonly number[]
  /** What this server can do. */
  offered: readonly ReminderChannel[]
  zone: string
  now: Date
  holds(when: FormCondition): boolean
}

/** Whom a rule means, each once. */
export function peopleOf(
  { receivers, others }: Pick<Rule, 'receivers' | 'others'>,
  {
    people,
    admins,
    planPeople,
  }: { people: readonly Person[]; admins: readonly number[]; planPeople: readonly number[] },
): Person[] {
  const users = new Set([
    ...(others.includes('admins') ? admins : []),
    ...(others.includes('planPeople') ? planPeople : []),
  ])
  return people.filter(
    ({ receiverId, userId }) =>
      (receiverId !== null && receivers.includes(receiverId)) || (userId !== null && users.has(userId)),
  )
}

/** Everything that comes of what happened. The bell is for people of the account; others are not missed there. */
export function tellingsOf(rules: readonly Rule[], happening: Happening, around: Around): Telling[] {
  const { people, admins, offered, zone, now, holds } = around
  const met = rules.filter(({ on }) => isMet(on, happening, holds))
  return met.flatMap((rule) =>
    peopleOf(rule, { people, admins, planPeople: happening.planPeople ?? [] }).flatMap((person) =>
      offered
        .filter((channel) => rule.channels.includes(channel) && (channel !== 'bell' || person.userId !== null))
        .map((channel) => ({
          rule,
          person,
          channel,
          outcome: outcomeOf(person, channel, { digestAt: rule.digestAt, enabled: rule.enabled, zone, now }),
        })),
    ),
  )
}
