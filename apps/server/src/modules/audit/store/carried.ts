import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { auditEntry } from '../table.ts'

/** What the ids of the log are of; those of codes and files are texts that say it themselves. */
const tables: Readonly<Record<string, string>> = {
  ...{ directory: 'directory', style: 'style_template', label: 'label_template', printer: 'printer' },
  ...{ batch: 'batch_template', form: 'form', formGroup: 'form_group', record: 'form_record', status: 'status' },
  ...{ groupCode: 'group_code', groupFolder: 'group_folder', coupon: 'coupon', counter: 'coupon_counter' },
  ...{ plan: 'plan', push: 'push', member: 'user', receiver: 'reminder_receiver', reminderRule: 'reminder_rule' },
  ...{ collaborator: 'collaborator', identityGroup: 'identity_group' },
}

/** What people did until then, with who did it. */
export const carriedAudit: readonly Carried[] = [
  carried(auditEntry, {
    as: 'log',
    born: Number.POSITIVE_INFINITY,
    refs: { user_id: 'user', subject_id: ({ subject }) => tables[String(subject)] },
  }),
]
