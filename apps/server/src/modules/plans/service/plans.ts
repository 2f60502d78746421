import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { lookAgain, planNames } from '../store/plans.ts'
import { completeTasks, countOpenCodes } from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { createPlanCalendar } from './calendar.ts'
import { createDue } from './due.ts'
import { createPlanEditing } from './edit.ts'
import { createHolidays } from './holidays.ts'
import { planEvidenceFiles } from './evidence-files.ts'
import { createPlanEvidence } from './evidence.ts'
import { createPlanTasks } from './tasks.ts'
import { createTurning } from './turn.ts'

export type Plans = ReturnType<typeof createPlans>

/** What has to be filled in on which codes and when, and what became of it. */
export function createPlans(dependencies: Dependencies) {
  const { clock } = dependencies
  const evidence = createPlanEvidence(dependencies)
  return {
    startEvidence: evidence.start,
    files: planEvidenceFiles(dependencies, evidence),
    ...createPlanEditing(dependencies),
    ...createHolidays(dependencies),
    calendar: createPlanCalendar(dependencies),
    ...createPlanTasks(dependencies),
    turn: createTurning(dependencies),
    due: createDue(dependencies),
    /** For later modules: what plans are called, also those that were deleted. */
    namesAmong: planNames,
    countOpenCodes,

    /** A record completes the task that waited for it; without one it is a record like any other. */
    async complete(
      tx: Tx,
      made: { accountId: number; formId: number; recordId: number; qrCodeId: string | null },
    ): Promise<void> {
      const { formId, recordId, qrCodeId } = made
      if (qrCodeId === null) return
      const accountId = mintAccountId(made.accountId)
      const at = clock.now()
      const completed = await completeTasks(tx, accountId, { formId, qrCodeId, recordId, at })
      const names = await planNames(
        tx,
        accountId,
        completed.map(({ planId }) => planId),
      )
      for (const { planId, doneItemId: itemId } of completed.sort((a, b) => a.planId - b.planId)) {
        const by = { recordId, formId, reason: names.get(planId) ?? '', qrCodeIds: [qrCodeId] }
        if (itemId !== null) await dependencies.statuses.setByPlan(tx, accountId, { itemId, ...by }, at)
      }
    },

    /** The zone of an account may be another one. */
    follow: (tx: Tx, { accountId }: { accountId: number }): Promise<void> =>
      lookAgain(tx, mintAccountId(accountId), clock.now()),
  }
}
