import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Occasion } from '../jobs.ts'
import { hoursAwaited } from '../rules/matching.ts'
import { insertEscalations, takeEscalations } from '../store/escalations.ts'
import { accountsEscalating } from '../store/everybody.ts'
import { rulesAbout } from '../store/rules.ts'
import type { Dependencies } from './dependencies.ts'
import type { HappeningVerbs } from './happen.ts'

const hour = 3_600_000

type PlanOccasion = Extract<Occasion, { event: 'plan' }>
type Closed = { windowId: number } & Pick<PlanOccasion, 'planId' | 'closesAt' | 'people' | 'groupIds'>

/** Hours after a window closed whoever steps in then hears what is still open, if anything is. */
export function createEscalation({ database, plans }: Dependencies, { hear }: Pick<HappeningVerbs, 'hear'>) {
  return {
    /** A window closed with something open: in its transaction it is noted when rules want to hear of it again. */
    async expect(
      tx: Tx,
      accountId: AccountId,
      { windowId, planId, closesAt, people, groupIds }: Closed,
    ): Promise<void> {
      const rules = await rulesAbout(tx, accountId, 'plan', planId)
      const end = new Date(closesAt)
      const rows = hoursAwaited(rules).map((hours) => {
        return {
          windowId,
          planId,
          hours,
          people,
          groupIds,
          closesAt: end,
          dueAt: new Date(end.getTime() + hours * hour),
        }
      })
      await insertEscalations(tx, accountId, rows)
    },

    /** Safe to run twice and by two. */
    async turn(now: Date): Promise<void> {
      for (const accountId of await accountsEscalating(database.tx, now))
        await database.transact(accountId, async (tx) => {
          for (const row of await takeEscalations(tx, accountId, now)) {
            const { windowId, planId, hours, people, groupIds } = row
            const open = await plans.countOpenCodes(tx, accountId, windowId)
            const key = `plan ${windowId} overdue ${hours}`
            const closesAt = row.closesAt.toISOString()
            const what = { planId, moment: 'overdue' as const, hours, open, closesAt, people, groupIds }
            if (open > 0) await hear(tx, accountId, { event: 'plan', key, ...what })
          }
        })
    },
  }
}
