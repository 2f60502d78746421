import type { contract, ParsedInput } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'

export type PlanDraft = ParsedInput<(typeof contract.plans)['add']>
type Times = Pick<PlanDraft, 'cycle' | 'opensAt' | 'warnsAt' | 'closesAt' | 'startsOn' | 'endsOn'>

export interface DraftFault {
  path: string[]
  phrase: PhraseKey
}

/** What contradicts itself in the times of a plan (specification, section 5). */
export function timesFault({ cycle, opensAt, warnsAt, closesAt, startsOn, endsOn }: Times): DraftFault | undefined {
  if (endsOn !== null && endsOn < startsOn) return { path: ['endsOn'], phrase: 'plans.endBeforeStart' }
  const isRange = cycle.every === 'week' || cycle.every === 'month'
  if (isRange && cycle.until < cycle.from)
    return { path: ['cycle', 'until'], phrase: cycle.every === 'week' ? 'plans.weekBackwards' : 'plans.monthBackwards' }
  const isOneDay = !isRange || cycle.until === cycle.from
  if (isOneDay && closesAt <= opensAt) return { path: ['closesAt'], phrase: 'plans.closesBeforeOpens' }
  if (warnsAt >= closesAt) return { path: ['warnsAt'], phrase: 'plans.warnsAfterClose' }
  return isOneDay && warnsAt < opensAt ? { path: ['warnsAt'], phrase: 'plans.warnsBeforeOpen' } : undefined
}

/** What may change only while a plan is paused (specification, section 4). */
export const cycleOf = ({ cycle, opensAt, warnsAt, closesAt, startsOn, endsOn, holidays }: Omit<PlanDraft, 'id'>) =>
  JSON.stringify([
    Object.entries(cycle).sort(([a], [b]) => (a < b ? -1 : 1)),
    ...[opensAt, warnsAt, closesAt, startsOn, endsOn, holidays],
  ])

/** What a plan is for: without a target there is nothing to check. */
export function targetFault({
  directoryIds,
  codeIds,
  filter,
}: Pick<PlanDraft, 'directoryIds' | 'codeIds' | 'filter'>): DraftFault | undefined {
  return directoryIds.length + codeIds.length === 0 && filter === null
    ? { path: ['codeIds'], phrase: 'plans.targetMissing' }
    : undefined
}
