import type { FollowUpSettings, FollowUpState } from '@matai/contract'
import type { Condition } from '@matai/form-kit/schema'

const hour = 3_600_000

/** Of a form for which nobody set anything. */
export const noSettings: FollowUpSettings = {
  dueHours: { pending: null, inProgress: null },
  escalation: null,
  rules: [],
  statusRules: [],
}

const isOpen = (state: FollowUpState): state is 'pending' | 'inProgress' =>
  state === 'pending' || state === 'inProgress'

/** Until when a record is due that comes into a state now; undefined where the form says nothing of it. */
export function dueAfter({ dueHours }: FollowUpSettings, state: FollowUpState, now: Date): Date | undefined {
  const hours = isOpen(state) ? dueHours[state] : null
  return hours === null ? undefined : new Date(now.getTime() + hours * hour)
}

/** How far a new record is, and who is given it. */
export function startOf(
  { rules }: FollowUpSettings,
  holds: (when: Condition) => boolean,
): { state: FollowUpState; chargeId: number | null; isByRule: boolean } {
  const rule = rules.find(({ when }) => holds(when))
  return rule
    ? { state: rule.state, chargeId: rule.chargeId, isByRule: true }
    : { state: 'pending', chargeId: null, isByRule: false }
}

/** Into which state an item of a status brings open records; undefined: into none. */
export const stateOfItem = ({ statusRules }: FollowUpSettings, itemId: number): FollowUpState | undefined =>
  statusRules.find((rule) => rule.itemId === itemId)?.state

/** Who is told of a record that is late now, and when somebody is told next: first who is in charge, later others. */
export function watchStep(
  { escalation }: FollowUpSettings,
  { followUp, dueAt, watchAt }: { followUp: FollowUpState; dueAt: Date | null; watchAt: Date },
): { tell: 'charge' | 'others' | null; next: Date | null } {
  if (!isOpen(followUp) || dueAt === null) return { tell: null, next: null }
  if (watchAt > dueAt) return { tell: escalation && 'others', next: null }
  return { tell: 'charge', next: escalation && new Date(dueAt.getTime() + escalation.afterHours * hour) }
}
