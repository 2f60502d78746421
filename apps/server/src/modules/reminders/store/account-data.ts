import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { reminder, reminderReceiver, reminderRule } from '../table.ts'

/** What the data of an account holds of reminders: who gets them, when, and what became of each. */
export const reminderParts: readonly AccountPart[] = [
  tablePart('reminder-receivers.jsonl', reminderReceiver, {
    by: ['id'],
    columns: {
      ...{ id: reminderReceiver.id, name: reminderReceiver.name, userId: reminderReceiver.userId },
      ...{ mobile: reminderReceiver.mobile, mobileConfirmedAt: reminderReceiver.mobileConfirmedAt },
      ...{ email: reminderReceiver.email, emailConfirmedAt: reminderReceiver.emailConfirmedAt },
      ...{ off: reminderReceiver.off, quiet: reminderReceiver.quiet, createdAt: reminderReceiver.createdAt },
    },
  }),
  tablePart('reminder-rules.jsonl', reminderRule, {
    by: ['id'],
    columns: {
      ...{ id: reminderRule.id, name: reminderRule.name, on: reminderRule.on, receivers: reminderRule.receivers },
      ...{
        groups: reminderRule.groups,
        others: reminderRule.others,
        channels: reminderRule.channels,
        digestAt: reminderRule.digestAt,
      },
      ...{ enabled: reminderRule.enabled, createdAt: reminderRule.createdAt },
    },
  }),
  tablePart('reminders.jsonl', reminder, {
    by: ['id'],
    columns: {
      ...{ id: reminder.id, ruleId: reminder.ruleId, receiverId: reminder.receiverId, userId: reminder.userId },
      ...{ channel: reminder.channel, kind: reminder.kind, details: reminder.details, state: reminder.state },
      ...{ reason: reminder.reason, at: reminder.at, sentAt: reminder.sentAt },
    },
  }),
]
