import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { plan, planTask, planWindow } from '../table.ts'

/** What the data of an account holds of plans: what was to be done, when, and what became of it. */
export const planParts: readonly AccountPart[] = [
  tablePart('plans.jsonl', plan, {
    by: ['id'],
    columns: {
      ...{ id: plan.id, name: plan.name, state: plan.state, formId: plan.formId, directoryIds: plan.directoryIds },
      ...{ cycle: plan.cycle, opensAt: plan.opensAt, warnsAt: plan.warnsAt, closesAt: plan.closesAt },
      ...{ startsOn: plan.startsOn, endsOn: plan.endsOn, holidays: plan.holidays, noCheckItems: plan.noCheckItems },
      ...{
        people: plan.people,
        groupIds: plan.groupIds,
        inTurn: plan.inTurn,
        filter: plan.filter,
        createdAt: plan.createdAt,
        deletedAt: plan.deletedAt,
      },
    },
  }),
  tablePart('plan-windows.jsonl', planWindow, {
    by: ['id'],
    columns: {
      ...{ id: planWindow.id, planId: planWindow.planId, key: planWindow.key, opensAt: planWindow.opensAt },
      ...{ warnsAt: planWindow.warnsAt, closesAt: planWindow.closesAt, endsAt: planWindow.endsAt },
    },
  }),
  tablePart('plan-tasks.jsonl', planTask, {
    by: ['id'],
    columns: {
      ...{ id: planTask.id, planId: planTask.planId, windowId: planTask.windowId, qrCodeId: planTask.qrCodeId },
      ...{ doneAt: planTask.doneAt, recordId: planTask.recordId, exemptItem: planTask.exemptItem },
    },
  }),
]
