import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'

type ReminderKey = Extract<CallKey, `reminders.${string}`>
type Sample = (own: Belongings) => Record<string, unknown>

const someone = () => `reader-${Math.random().toString(36).slice(2)}@example.com`

/** An input of each call of reminders that is right in every field. */
export const reminderSamples = {
  'reminders.list': (own) => ({ filters: { ruleId: own.reminderRule, receiverId: own.receiver } }),
  'reminders.listReceivers': () => ({}),
  'reminders.addReceiver': () => ({ name: '王师傅', email: someone(), quiet: { from: '22:00', until: '07:00' } }),
  'reminders.editReceiver': (own) => ({ id: own.receiver, name: '李师傅', email: someone() }),
  'reminders.delReceiver': (own) => ({ id: own.receiver }),
  'reminders.bindReceiver': (own) => ({ id: own.receiver }),
  'reminders.askReceiver': (own) => ({ id: own.receiver, by: 'mail' }),
  'reminders.addRule': (own) => ({
    name: `规则 ${Math.random().toString(36).slice(2, 8)}`,
    on: { event: 'record', formId: own.form, when: { tests: [{ component: 'q1', comparison: 'filled' }] } },
    receivers: [own.receiver],
    others: ['admins'],
    channels: ['bell', 'mail'],
    digestAt: '18:00',
  }),
  'reminders.listRule': (own) => ({ filters: { formId: own.form } }),
  'reminders.getRule': (own) => ({ id: own.reminderRule }),
  'reminders.delRule': (own) => ({ id: own.reminderRule }),
  'reminders.test': (own) => ({ ruleId: own.reminderRule }),
  'reminders.options': () => ({}),
} satisfies Record<ReminderKey, Sample>

/** A receiver who was asked, and a rule that names it. */
export async function makeReminders(
  { accountId, form, word }: { accountId: number; form: number; word: string },
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const receiver = await one(
    `insert into reminder_receiver (account_id, name, email, language, off, updated_at)
     values ($1, $2, $3, 'zh', false, now())`,
    [accountId, `接收人 ${word}`, `${word}@example.com`],
  )
  const reminderRule = await one(
    `insert into reminder_rule (account_id, name, "on", event, subject_id, receivers, others, channels, enabled, updated_at)
     values ($1, $2, $3, 'record', $4, $5, '[]', '["mail"]', true, now())`,
    [accountId, `规则 ${word}`, JSON.stringify({ event: 'record', formId: form, when: null }), form, `[${receiver}]`],
  )
  return { receiver, reminderRule }
}
