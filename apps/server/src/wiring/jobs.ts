import type { AppOptions } from './app-options.ts'
import { accountJobs } from '../modules/accounts/handlers.ts'
import { dashboardJobs } from '../modules/dashboard/handlers.ts'
import { abuseJobs } from '../modules/abuse/handlers.ts'
import { archiveJobs } from '../modules/archives/handlers.ts'
import { batchJobs } from '../modules/batches/handlers.ts'
import { codeAccessJobs } from '../modules/code-access/handlers.ts'
import { exportJobs } from '../modules/exports/handlers.ts'
import { fileJobs } from '../modules/files/handlers.ts'
import { formJobs } from '../modules/forms/handlers.ts'
import { groupCodeJobs } from '../modules/group-codes/handlers.ts'
import { ledgerJobs } from '../modules/ledger/handlers.ts'
import { noticeJobs } from '../modules/notices/handlers.ts'
import { reminderJobs } from '../modules/reminders/handlers.ts'
import { planJobs } from '../modules/plans/handlers.ts'
import { recordJobs, reportJobs } from '../modules/records/handlers.ts'
import { pushJobs } from '../modules/push/handlers.ts'
import { statusJobs } from '../modules/statuses/handlers.ts'
import { orderJobs } from '../modules/orders/handlers.ts'
import { miniProgramJobs } from '../modules/mini-program/handlers.ts'
import { signOnJobs } from '../modules/sign-on/handlers.ts'
import { wechatJobs } from '../modules/wechat/handlers.ts'
import { qrCodeJobs } from '../modules/qr-codes/handlers.ts'
import type { BoundJob } from '../platform/jobs/jobs.ts'
import type { Modules } from './modules.ts'
import type { Outside } from './outside.ts'

export function allJobs(
  { clock, database }: AppOptions,
  {
    abuse,
    accounts,
    archives,
    batches,
    codeAccess,
    dashboard,
    exports,
    files,
    forms,
    groupCodes,
    miniPeople,
    notices,
    plans,
    pushes,
    qrCodes,
    records,
    reportMails,
    shop,
    reminders,
    statuses,
    wechat,
    signOns,
  }: Modules,
  { events }: Outside,
): BoundJob[] {
  return [
    ...accountJobs(accounts, clock),
    ...wechatJobs(wechat, clock),
    ...miniProgramJobs(miniPeople, clock),
    ...signOnJobs(signOns, clock),
    ...fileJobs(files),
    ...formJobs(forms, clock),
    ...exportJobs(exports),
    ...archiveJobs(archives, clock),
    ...batchJobs(batches),
    ...qrCodeJobs(qrCodes, clock),
    ...codeAccessJobs(codeAccess, clock),
    ...abuseJobs(abuse, clock),
    ...groupCodeJobs(groupCodes, clock),
    ...noticeJobs(notices, clock),
    ...recordJobs(records, clock),
    ...reportJobs(reportMails, clock),
    ...statusJobs(statuses, clock),
    ...planJobs(plans, clock),
    ...orderJobs(shop, clock),
    ...pushJobs(pushes, clock),
    ...reminderJobs(reminders, clock),
    ...dashboardJobs(dashboard, clock),
    ...ledgerJobs({ database, events, clock }),
  ]
}
