import type { FormCondition, ReminderChannel, ReminderOn, ReminderOther } from '@matai/contract'
import type { Happening } from './happening.ts'
import { isMet } from './matching.ts'
import { type Outcome, outcomeOf, type Person } from './outcome.ts'

export interface Rule {
  id: number
  name: string
  on: ReminderOn
  receivers: readonly number[]
  groups: readonly number[]
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
  /** All receivers, the people of the account who are meant and are none, collaborators, and the filler. */
  people: readonly Person[]
  /** User ids. */
  admins: readonly number[]
  /** What this server can do. */
  offered: readonly ReminderChannel[]
  zone: string
  now: Date
  holds(when: FormCondition): boolean
}

type Meant = Pick<Happening, 'planPeople' | 'planGroups' | 'chargeId' | 'fillerId'>

/** Whom a rule means, each once: also somebody who is both a receiver and a collaborator with the same phone. */
export function peopleOf(
  { receivers, groups, others }: Pick<Rule, 'receivers' | 'groups' | 'others'>,
  {
    people,
    admins,
    planPeople = [],
    planGroups = [],
    chargeId,
    fillerId,
  }: { people: readonly Person[]; admins: readonly number[] } & Meant,
): Person[] {
  const users = new Set([
    ...(others.includes('admins') ? admins : []),
    ...(others.includes('planPeople') ? planPeople : []),
    ...(others.includes('charge') && chargeId != null ? [chargeId] : []),
  ])
  const inPlan = others.includes('planPeople') ? planGroups : []
  const filler = others.includes('filler') && fillerId != null ? fillerWho(fillerId) : undefined
  const phones = new Set<string>()
  return people.filter((person) => {
    const { receiverId, userId, mobile, who } = person
    const isMeant =
      (receiverId !== null && receivers.includes(receiverId)) ||
      (userId !== null && users.has(userId)) ||
      person.groups.some((id) => groups.includes(id) || inPlan.includes(id)) ||
      who === filler
    if (!isMeant || (mobile !== '' && phones.has(mobile))) return false
    phones.add(mobile)
    return true
  })
}

/** How a filler and a collaborator are named among those who are told. */
export const fillerWho = (id: number): string => `f${id}`
export const collaboratorWho = (id: number): string => `c${id}`

/** Everything that comes of what happened. The bell is for people of the account; others are not missed there. */
export function tellingsOf(rules: readonly Rule[], happening: Happening, around: Around): Telling[] {
  const { people, admins, offered, zone, now, holds } = around
  const met = rules.filter(({ on }) => isMet(on, happening, holds))
  return met.flatMap((rule) =>
    peopleOf(rule, { ...happening, people, admins }).flatMap((person) =>
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
