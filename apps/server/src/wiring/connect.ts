import { answerAccounts } from '../modules/accounts/handlers.ts'
import { listenAudit } from '../modules/audit/handlers.ts'
import { answerBatches, listenBatches } from '../modules/batches/handlers.ts'
import { answerCodeAccess } from '../modules/code-access/handlers.ts'
import { answerCompany } from '../modules/company/handlers.ts'
import { answerCoupons } from '../modules/coupons/handlers.ts'
import { answerDirectories, listenDirectories } from '../modules/directories/handlers.ts'
import { answerFiles } from '../modules/files/handlers.ts'
import { answerGroupCodes } from '../modules/group-codes/handlers.ts'
import { listenNotices } from '../modules/notices/handlers.ts'
import { answerLabels } from '../modules/labels/handlers.ts'
import { answerQrCodes, listenQrCodes } from '../modules/qr-codes/handlers.ts'
import { answerRecords } from '../modules/records/handlers.ts'
import { answerStatuses, listenStatuses } from '../modules/statuses/handlers.ts'
import { answerPlans, listenPlans } from '../modules/plans/handlers.ts'
import { answerStock, listenStock } from '../modules/stock/handlers.ts'
import { answerStyles } from '../modules/styles/handlers.ts'
import { answerTeam } from '../modules/team/handlers.ts'
import type { Modules } from './modules.ts'
import type { Outside } from './outside.ts'

/** Lets modules answer what earlier ones ask, and hear what happened in them. */
export function connect(modules: Modules, { events, ports }: Outside): void {
  answerAccounts(ports)
  answerFiles(ports, modules.files)
  answerTeam(ports, modules.team)
  answerDirectories(ports, modules.directories)
  answerStyles(ports, modules.styleTemplates)
  answerQrCodes(ports, modules.qrCodes)
  answerCodeAccess(ports, modules.codeAccess)
  answerCoupons(ports, modules.coupons)
  answerGroupCodes(ports, modules.groupCodes)
  answerRecords(ports, modules.records)
  answerStatuses(ports)
  answerStock(ports, modules.stocks)
  answerPlans(ports)
  answerLabels(ports, modules.prints, modules.couponFiles)
  answerBatches(ports, modules.batches)
  answerCompany(ports, modules.companies)
  listenAudit(events, modules.audit)
  listenNotices(events, modules.notices, modules.accounts.operators)
  listenDirectories(events, modules.directories)
  listenBatches(events, modules.batches)
  listenQrCodes(events, modules.directories, modules.audit)
  listenStatuses(events, modules.statuses)
  listenStock(events, modules.stocks)
  listenPlans(events, modules.plans)
}
