import type { FormCondition, ReminderOn } from '@matai/contract'
import { type Happening, subjectOf } from './happening.ts'

/** How long after windows of plans closed rules want to hear what is still open, each number of hours once. */
export const hoursAwaited = (rules: readonly { on: ReminderOn }[]): number[] => [
  ...new Set(rules.flatMap(({ on }) => (on.event === 'plan' && on.moments.includes('overdue') ? [on.hours] : []))),
]

const minute = 60_000
/** What was being written when somebody looked last is seen by the next one; of what is told twice nobody hears twice. */
const slack = 2 * minute
/** After a long pause nobody is told of what was due before. */
const longestBack = 24 * 60 * minute

/** From when on is looked for what has become due since somebody looked last. */
export const lookFrom = (lookedAt: Date, now: Date): Date =>
  new Date(Math.max(lookedAt.getTime(), now.getTime() - longestBack) - slack)

/** Whether what a rule waits for has happened. `holds` says of a condition whether it holds for the record. */
export function isMet(on: ReminderOn, happening: Happening, holds: (when: FormCondition) => boolean): boolean {
  if (on.event !== happening.event) return false
  const subject = subjectOf(on)
  if (subject !== null && subject !== happening.subjectId) return false
  if (on.event === 'record') return on.when === null || holds(on.when)
  if (on.event === 'status')
    return on.itemIds.length === 0 || (happening.itemId != null && on.itemIds.includes(happening.itemId))
  if (on.event === 'recordState' || on.event === 'recordDecided')
    return on.states.length === 0 || on.states.some((state) => state === happening.state)
  if (on.event === 'recordDue') return on.hours === happening.hours
  if (on.event === 'plan') {
    const { moment, hours } = happening
    return moment !== undefined && on.moments.includes(moment) && (moment !== 'overdue' || on.hours === hours)
  }
  return true
}
