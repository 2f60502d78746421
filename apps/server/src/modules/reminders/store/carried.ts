import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { reminderReceiver, reminderRule, reminderStop } from '../table.ts'

/** What a rule is about; null for those about everything. */
const subjects: Readonly<Record<string, string>> = {
  ...{ record: 'form', recordChanged: 'form', recordState: 'form', recordDecided: 'form' },
  ...{ recordDue: 'form', status: 'status', plan: 'plan', coupon: 'coupon' },
}
const inside = { formId: 'form', statusId: 'status', itemIds: 'status_item', planId: 'plan', couponId: 'coupon' }

/** Who is told what; what was told stays, with its links. */
export const carriedReminders: readonly Carried[] = [
  carried(reminderReceiver, {
    refs: { user_id: 'user' },
    // Known to the official account of one server.
    set: { wechat_open_id: null },
    same: ['user_id', 'mobile', 'email'],
  }),
  carried(reminderStop),
  carried(reminderRule, {
    as: 'reminders',
    refs: {
      on: inside,
      receivers: 'reminder_receiver',
      groups: 'identity_group',
      subject_id: ({ event }) => subjects[String(event)],
    },
  }),
]
