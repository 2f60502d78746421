import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { plan, planCode, planHoliday, planMove, planTask, planWindow } from '../table.ts'

/** Plans with all their windows and tasks. */
export const carriedPlans: readonly Carried[] = [
  carried(plan, {
    as: 'plans',
    refs: {
      ...{ form_id: 'form', directory_ids: 'directory', no_check_items: 'status_item' },
      ...{ people: 'user', created_by: 'user' },
    },
  }),
  carried(planCode, { refs: { plan_id: 'plan' } }),
  carried(planMove, { refs: { plan_id: 'plan', user_id: 'user' } }),
  carried(planHoliday),
  carried(planWindow, { refs: { plan_id: 'plan' } }),
  carried(planTask, {
    refs: { plan_id: 'plan', window_id: 'plan_window', record_id: 'form_record', exempt_item: 'status_item' },
  }),
]
