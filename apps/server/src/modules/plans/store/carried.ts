import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { plan, planCode, planHoliday, planMove, planStop, planTask, planWindow } from '../table.ts'

/** What the numbers are that stand inside of a filter or of whose turn it is. */
const inside = { itemIds: 'status_item', people: 'user', groupIds: 'identity_group' }

/** Plans with all their windows and tasks. */
export const carriedPlans: readonly Carried[] = [
  carried(plan, {
    as: 'plans',
    refs: {
      ...{ form_id: 'form', directory_ids: 'directory', no_check_items: 'status_item' },
      ...{ people: 'user', created_by: 'user', group_ids: 'identity_group' },
      ...{ done_item_id: 'status_item', overdue_item_id: 'status_item', filter: inside },
    },
    // The address of a round is of this server.
    set: { round: null },
  }),
  carried(planCode, { refs: { plan_id: 'plan' } }),
  carried(planStop, { refs: { plan_id: 'plan' } }),
  carried(planMove, { refs: { plan_id: 'plan', user_id: 'user' } }),
  carried(planHoliday),
  carried(planWindow, { refs: { plan_id: 'plan', duty: inside } }),
  carried(planTask, {
    refs: { plan_id: 'plan', window_id: 'plan_window', record_id: 'form_record', exempt_item: 'status_item' },
  }),
]
