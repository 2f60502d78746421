import { answerAccounts } from '../modules/accounts/handlers.ts'
import { listenAudit } from '../modules/audit/handlers.ts'
import { answerBatches, listenBatches } from '../modules/batches/handlers.ts'
import { answerCodeAccess } from '../modules/code-access/handlers.ts'
import { answerCollaborators } from '../modules/collaborators/handlers.ts'
import { answerCoupons } from '../modules/coupons/handlers.ts'
import { answerDirectories, listenDirectories } from '../modules/directories/handlers.ts'
import { answerFiles } from '../modules/files/handlers.ts'
import { answerForms } from '../modules/forms/handlers.ts'
import { answerGroupCodes } from '../modules/group-codes/handlers.ts'
import { listenNotices } from '../modules/notices/handlers.ts'
import { answerKeys, listenKeys } from '../modules/keys/handlers.ts'
import { answerLabels } from '../modules/labels/handlers.ts'
import { answerQrCodes, listenQrCodes } from '../modules/qr-codes/handlers.ts'
import { answerRecords } from '../modules/records/handlers.ts'
import { answerStatuses, listenStatuses } from '../modules/statuses/handlers.ts'
import { answerPushes, listenPushes } from '../modules/push/handlers.ts'
import { answerPlans, listenPlans } from '../modules/plans/handlers.ts'
import { answerReminders, listenReminders } from '../modules/reminders/handlers.ts'
import { answerStock, listenStock } from '../modules/stock/handlers.ts'
import { answerStyles } from '../modules/styles/handlers.ts'
import { answerTeam } from '../modules/team/handlers.ts'
import { listenSignOn } from '../modules/sign-on/handlers.ts'
import { answerWechat } from '../modules/wechat/handlers.ts'
import type { Events } from '../platform/events/events.ts'
import type { Ports } from '../platform/ports.ts'

interface Answering {
  files: Parameters<typeof answerFiles>[1]
  wechat: Parameters<typeof answerWechat>[1]
  collaborators: Parameters<typeof answerCollaborators>[1]
  team: Parameters<typeof answerTeam>[1]
  directories: Parameters<typeof answerDirectories>[1]
  styleTemplates: Parameters<typeof answerStyles>[1]
  qrCodes: Parameters<typeof answerQrCodes>[1]
  codeAccess: Parameters<typeof answerCodeAccess>[1]
  coupons: Parameters<typeof answerCoupons>[1]
  groupCodes: Parameters<typeof answerGroupCodes>[1]
  records: Parameters<typeof answerRecords>[1]
  stocks: Parameters<typeof answerStock>[1]
  plans: Parameters<typeof answerPlans>[1]
  reminders: Parameters<typeof answerReminders>[1]
  pushes: Parameters<typeof answerPushes>[1]
  keys: Parameters<typeof answerKeys>[1]
  prints: Parameters<typeof answerLabels>[1]
  couponFiles: Parameters<typeof answerLabels>[2]
  batches: Parameters<typeof answerBatches>[1]
}

/** What later modules say to earlier ones, which ask at their ports. */
export function answerPorts(ports: Ports, modules: Answering): void {
  answerAccounts(ports)
  answerWechat(ports, modules.wechat)
  answerCollaborators(ports, modules.collaborators)
  answerFiles(ports, modules.files)
  answerTeam(ports, modules.team)
  answerDirectories(ports, modules.directories)
  answerStyles(ports, modules.styleTemplates)
  answerForms(ports)
  answerQrCodes(ports, modules.qrCodes)
  answerCodeAccess(ports, modules.codeAccess)
  answerCoupons(ports, modules.coupons)
  answerGroupCodes(ports, modules.groupCodes)
  answerRecords(ports, modules.records)
  answerStatuses(ports)
  answerStock(ports, modules.stocks)
  answerPlans(ports, modules.plans)
  answerReminders(ports, modules.reminders)
  answerPushes(ports, modules.pushes)
  answerKeys(ports, modules.keys)
  answerLabels(ports, modules.prints, modules.couponFiles)
  answerBatches(ports, modules.batches)
}

interface Listening {
  signOns: Parameters<typeof listenSignOn>[1]
  audit: Parameters<typeof listenAudit>[1] & Parameters<typeof listenQrCodes>[2]
  notices: Parameters<typeof listenNotices>[1]
  directories: Parameters<typeof listenDirectories>[1]
  batches: Parameters<typeof listenBatches>[1]
  statuses: Parameters<typeof listenStatuses>[1]
  stocks: Parameters<typeof listenStock>[1]
  plans: Parameters<typeof listenPlans>[1]
  reminders: Parameters<typeof listenReminders>[1]
  pushes: Parameters<typeof listenPushes>[1]
  keys: Parameters<typeof listenKeys>[1]
  accounts: { operators: Parameters<typeof listenNotices>[2] }
}

/** What each is told, in this order, inside the transaction that tells it. */
export function listenToEvents(events: Events, modules: Listening): void {
  listenAudit(events, modules.audit)
  listenNotices(events, modules.notices, modules.accounts.operators)
  listenDirectories(events, modules.directories)
  listenBatches(events, modules.batches)
  listenQrCodes(events, modules.directories, modules.audit)
  listenStatuses(events, modules.statuses)
  listenStock(events, modules.stocks)
  listenPlans(events, modules.plans)
  listenReminders(events, modules.reminders)
  listenPushes(events, modules.pushes)
  listenKeys(events, modules.keys)
  listenSignOn(events, modules.signOns)
}
