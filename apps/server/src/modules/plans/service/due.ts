import type { Language } from '@matai/i18n'
import type { RoundThing } from '@matai/scan'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { isFor } from '../rules/duty.ts'
import { runningPlans } from '../store/plans.ts'
import { lastWindows } from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { createThings } from './things.ts'

export interface DueRound {
  name: string
  formId: number
  /** Of its page for phones; null: it has none. */
  round: string | null
  closesAt: Date
  /** In the order of the way, done or not. */
  things: RoundThing[]
}

interface Who {
  /** Of the person as a member; undefined for who is none. */
  userId?: number | undefined
  groupIds: readonly number[]
}

/** For later modules: what has to be done now by somebody, what closes first before the rest. */
export function createDue(dependencies: Dependencies) {
  const { database } = dependencies
  const thingsOf = createThings(dependencies)

  return async (
    accountId: AccountId,
    who: Who,
    visit: { language: Language; now: Date; zone: string },
  ): Promise<DueRound[]> => {
    const { tx } = database
    const plans = await runningPlans(tx, accountId)
    const windows = await lastWindows(
      tx,
      accountId,
      plans.map(({ id }) => id),
    )
    const due = plans.flatMap((plan) => {
      const window = windows.get(plan.id)
      const isOpen = window && window.opensAt <= visit.now && window.endsAt > visit.now
      return isOpen && isFor(window.duty ?? plan, who) ? [{ plan, window }] : []
    })
    const rounds: DueRound[] = []
    for (const { plan, window } of due) {
      const things = await thingsOf(accountId, window, visit)
      const { name, formId, round } = plan
      if (things.length > 0) rounds.push({ name, formId, round, closesAt: window.closesAt, things })
    }
    return rounds.sort((a, b) => a.closesAt.getTime() - b.closesAt.getTime())
  }
}
