import { carriedBlocks } from '../modules/abuse/store/carried.ts'
import { carriedAddresses } from '../modules/addresses/store/carried.ts'
import { carriedAudit } from '../modules/audit/store.ts'
import { carriedBatches } from '../modules/batches/store/carried.ts'
import { carriedBrand } from '../modules/brand/store/carried.ts'
import { accessPasswords, placeOfCode } from '../modules/code-access/rules/secret-text.ts'
import { carriedAccess } from '../modules/code-access/store/carried.ts'
import { carriedCollaborators } from '../modules/collaborators/store/carried.ts'
import { carriedCompany } from '../modules/company/store.ts'
import { carriedCoupons } from '../modules/coupons/store/carried.ts'
import { carriedDirectories } from '../modules/directories/store/carried.ts'
import { carriedLayouts } from '../modules/exports/store/carried.ts'
import { carriedFile } from '../modules/files/store/carried.ts'
import { carriedForms } from '../modules/forms/store/carried.ts'
import { carriedGroups } from '../modules/group-codes/store/carried.ts'
import { carriedLabels } from '../modules/labels/store/carried.ts'
import { carriedLedger } from '../modules/ledger/store/carried.ts'
import { carriedNotices } from '../modules/notices/store/carried.ts'
import { carriedPlans } from '../modules/plans/store/carried.ts'
import { placeOfPush, pushSeal } from '../modules/push/rules/secrets.ts'
import { carriedPushes } from '../modules/push/store/carried.ts'
import { carriedCodes } from '../modules/qr-codes/store/carried.ts'
import { carriedRecords } from '../modules/records/store/carried.ts'
import { carriedRecoveries } from '../modules/recovery/store.ts'
import { carriedReminders } from '../modules/reminders/store/carried.ts'
import { carriedStatuses } from '../modules/statuses/store/carried.ts'
import { carriedStock } from '../modules/stock/store/carried.ts'
import { carriedStyles } from '../modules/styles/store.ts'
import type { Carried } from '../platform/carried/carried.ts'
import { createSecretTexts } from '../platform/secret-texts.ts'

/** Tables whose rows an account takes along, in the order in which they leave. Addresses come first: texts follow them. */
export const carriedTables: readonly Carried[] = [
  ...carriedAddresses,
  ...carriedDirectories,
  ...carriedStyles,
  ...carriedBrand,
  ...carriedCompany,
  ...carriedCollaborators,
  ...carriedStatuses,
  ...carriedForms,
  ...carriedCodes,
  ...carriedAccess,
  ...carriedBlocks,
  ...carriedRecoveries,
  ...carriedLedger,
  ...carriedGroups,
  ...carriedRecords,
  ...carriedLayouts,
  ...carriedCoupons,
  ...carriedStock,
  ...carriedPlans,
  ...carriedReminders,
  ...carriedPushes,
  ...carriedLabels,
  ...carriedBatches,
  ...carriedNotices,
  ...carriedAudit,
]

/** Files come with their bytes. */
export const carriedFiles: Carried = carriedFile

/** Tables of an account that stay where they are, and why; the test knows no third way. */
export const leftTables: Readonly<Record<string, string>> = {
  membership: 'people come by invitation: people.jsonl says who worked there as what',
  member_invitation: 'its links lead to the server that sent them',
  session: 'who is signed in is signed in on one server',
  file_total: 'counted anew with every file that comes',
  open_upload: 'under way to one server',
  report_count: 'counted anew when a report is asked for',
  report_day: 'counted anew when a report is asked for',
  desk_signature: 'on its way from a phone to a desk, for some minutes',
  login_domain: 'a name before the domain of one server',
  consent_rule: 'a rule of people, who come by invitation',
  consent_request: 'what people of one server asked each other',
  sign_on: 'its provider sends people back to one server',
  sign_on_person: 'its provider sends people back to one server',
  sign_on_attempt: 'begun in a browser, for some minutes',
  own_mini_program: 'it is authorised for the domain of one server',
  authorised_mini_program: 'it is authorised for the platform of one server',
  access_key: 'a key is a hash that one server knows',
  collaborator_import: 'what takes an import of people back, for a while',
  scan: 'single visits are kept for recounting only; all their counts come',
  scan_pending: 'is in the counts within two seconds',
  code_report: 'reports of visitors are the business of who runs the server',
  notice: 'what people were told, with links into one server',
  export_task: 'files that one server made, for a week',
  reminder: 'what was sent, with links into one server',
  reminder_escalation: 'when somebody steps in for windows that closed on one server',
  push_event: 'what receivers were told, or fetch from one server',
  push_delivery: 'how it was delivered',
  push_try: 'how it was delivered',
  batch_import: 'workbooks that were looked through; what they made comes',
  shop_order: 'bought from who runs the server',
  order_payment: 'bought from who runs the server',
  invoice: 'given by who runs the server',
  usage_day: 'measures a tier of one server',
  answered_call: 'keys of retries, for a day',
  archive_import: 'about archives that came',
  archive_id: 'about archives that came',
  archive_part: 'of archives that are being made',
  code_import: 'what takes an import of a list back',
}

/** Columns that are sealed with the secret of a server. */
export function sealedColumns(secret: Buffer) {
  const [access, pushes] = [createSecretTexts(secret, accessPasswords), createSecretTexts(secret, pushSeal)]
  const of = (texts: typeof access, placeOf: (accountId: number, row: Record<string, unknown>) => string) => ({
    open: (accountId: number, row: Record<string, unknown>, sealed: string) =>
      texts.open(sealed, placeOf(accountId, row)),
    seal: (accountId: number, row: Record<string, unknown>, text: string) => texts.seal(text, placeOf(accountId, row)),
  })
  const push = of(pushes, (accountId, { address }) => placeOfPush(accountId, String(address)))
  return {
    'code_access.password': of(access, (accountId, { qr_code_id: id }) => placeOfCode(accountId, String(id))),
    'push.secret': push,
    'push.old_secret': push,
  }
}
