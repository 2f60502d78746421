import cookie from '@fastify/cookie'
import { couponsShown } from '../modules/coupons/service/shown.ts'
import type { FastifyInstance } from 'fastify'
import { openApi } from '@matai/contract/openapi'
import type { AppOptions } from './app-options.ts'
import { abuseCalls } from '../modules/abuse/calls.ts'
import { accountCalls, conversionCalls } from '../modules/accounts/calls.ts'
import { archiveCalls, codeImportCalls } from '../modules/archives/calls.ts'
import { batchCalls } from '../modules/batches/calls.ts'
import { auditCalls } from '../modules/audit/calls.ts'
import { companyCalls } from '../modules/company/calls.ts'
import { brandCalls, enterpriseCalls, wxMinappCalls } from '../modules/brand/calls.ts'
import { addDomainQuestion, addPlatformMessages } from '../modules/brand/route.ts'
import { codeAccessCalls } from '../modules/code-access/calls.ts'
import { couponCalls, couponImportCalls, counterCalls, couponVisitCalls } from '../modules/coupons/calls.ts'
import { addCouponPages } from '../modules/coupons/route.ts'
import { dashboardCalls } from '../modules/dashboard/calls.ts'
import { directoryCalls } from '../modules/directories/calls.ts'
import { exportCalls, recordExportCalls, recordLayoutCalls } from '../modules/exports/calls.ts'
import { fileCalls } from '../modules/files/calls.ts'
import { fileRoute } from '../modules/files/route.ts'
import { formCalls, formGroupCalls, formLinkCalls, formSettingCalls, formTipCalls } from '../modules/forms/calls.ts'
import { groupCodeCalls, groupFolderCalls, groupSubCalls } from '../modules/group-codes/calls.ts'
import { addGroupPages } from '../modules/group-codes/route.ts'
import { toStoredFile } from '../modules/files/rules.ts'
import { keyCalls } from '../modules/keys/calls.ts'
import { couponFileCalls, groupPrintCalls, labelCalls, printCalls } from '../modules/labels/calls.ts'
import { invoiceCalls, orderCalls } from '../modules/orders/calls.ts'
import { addPayNotifications } from '../modules/orders/route.ts'
import { noticeCalls } from '../modules/notices/calls.ts'
import { operatorCalls } from '../modules/operators/calls.ts'
import { codeFormCalls, qrCodeCalls, versionCalls } from '../modules/qr-codes/calls.ts'
import {
  appointmentCalls,
  deskSignatureCalls,
  fillingCalls,
  followUpCalls,
  followUpSettingCalls,
  ownRecordCalls,
  recordCalls,
  recordApprovalCalls,
  recordEvidenceCalls,
  recordReportCalls,
  retentionCalls,
  shownRecordCalls,
  recordViewCalls,
  savedReportCalls,
} from '../modules/records/calls.ts'
import { addEvidencePages, addFormPages, addReportPages, addVisitorUploads } from '../modules/records/route.ts'
import { recoveryCalls } from '../modules/recovery/calls.ts'
import { findPublicPage } from '../modules/scan/service/find-page.ts'
import { addDirectoryPages, addScans } from '../modules/scan/route.ts'
import { statusCalls, statusRuleCalls } from '../modules/statuses/calls.ts'
import { addBoards } from '../modules/statuses/route.ts'
import { planCalls } from '../modules/plans/calls.ts'
import { addRoundPages } from '../modules/plans/route.ts'
import { openMethodCalls } from '../modules/open-methods/calls.ts'
import { ownWorkCalls } from '../modules/own-work/calls.ts'
import { addOwnWorkPage } from '../modules/own-work/route.ts'
import { pushCalls } from '../modules/push/calls.ts'
import { stockCalls } from '../modules/stock/calls.ts'
import { addReminderPages } from '../modules/reminders/route.ts'
import { collaboratorCalls, identityGroupCalls } from '../modules/collaborators/calls.ts'
import { reminderCalls } from '../modules/reminders/calls.ts'
import { statsCalls } from '../modules/stats/calls.ts'
import { styleCalls, styleTemplateCalls } from '../modules/styles/calls.ts'
import { teamCalls } from '../modules/team/calls.ts'
import { tierCalls } from '../modules/tiers/calls.ts'
import { consentCalls } from '../modules/consents/calls.ts'
import { miniProgramCalls } from '../modules/mini-program/calls.ts'
import { addMiniProgram } from '../modules/mini-program/route.ts'
import { signOnCalls } from '../modules/sign-on/calls.ts'
import { addSignOnBack } from '../modules/sign-on/route.ts'
import { wechatCalls } from '../modules/wechat/calls.ts'
import { addWechat } from '../modules/wechat/route.ts'
import { createCallPace, rateOf } from '../platform/http/call-pace.ts'
import { type GateOptions, openGate } from '../platform/http/gate.ts'
import { answerUnknown, prepareCalls } from '../platform/http/http-server.ts'
import { languageOf } from '../platform/http/language.ts'
import { registerMcp } from '../platform/mcp/register-mcp.ts'
import { registerOutbox } from '../platform/outbox/register-outbox.ts'
import { addConsolePages } from '../platform/pages/console-pages.ts'
import { addFormAssets, couponAssets } from '../platform/pages/form-assets.ts'
import { version } from '../platform/version.ts'
import type { Modules } from './modules.ts'
import type { Outside } from './outside.ts'
import { addProbes } from './probes.ts'

/** Gives every address of the product its place: scans first and lean, calls behind the gate, the console last. */
export async function addCalls(
  http: FastifyInstance,
  options: AppOptions,
  outside: Outside,
  modules: Modules,
): Promise<void> {
  const { settings, clock, database } = options
  const {
    accounts,
    codeAccess,
    dashboard,
    audit,
    files,
    directories,
    ledger,
    notices,
    qrCodes,
    recoveries,
    styles,
    stats,
  } = modules
  const ownOrigins = [settings.ORIGIN, settings.SCAN_ORIGIN].filter((origin) => origin !== undefined)
  const gate: GateOptions = {
    once: outside.idempotency.once,
    clock,
    findCaller: modules.keys.findCaller,
    ownOrigins,
    cookieDomain: settings.COOKIE_DOMAIN,
    securityLog: outside.securityLog,
    origin: outside.printedOrigin,
    pace: createCallPace(rateOf(settings.CALLS_PER_SECOND)),
    proofs: outside.proofs,
    reach: qrCodes.reach,
  }
  const calls = [
    ...accountCalls(accounts),
    ...conversionCalls(accounts),
    ...wechatCalls(modules.wechat, ownOrigins),
    ...miniProgramCalls(modules.miniPeople),
    ...teamCalls(modules.team, accounts),
    ...collaboratorCalls(modules.collaborators),
    ...identityGroupCalls(modules.collaborators),
    ...tierCalls(),
    ...fileCalls(files),
    ...brandCalls(modules.brands),
    ...enterpriseCalls(modules.enterprises, modules.loginHosts),
    ...wxMinappCalls(modules.authorising),
    ...signOnCalls(modules.signOns),
    ...consentCalls(modules.consents),
    ...directoryCalls(directories),
    ...qrCodeCalls(qrCodes, {
      renderPage: outside.pages.renderCodePage,
      renderJump: outside.pages.renderJump,
      brandOf: modules.brands.of,
      proveStyle: (id, style, context, quick) => styles.picture({ id, format: 'png', style, quick }, context),
    }),
    ...openMethodCalls(modules.opening),
    ...versionCalls(qrCodes),
    ...codeFormCalls(qrCodes),
    ...codeAccessCalls(codeAccess),
    ...abuseCalls(modules.abuse, {
      renderPage: (page, { language }) =>
        outside.pages.renderCodePage({ ...page, language, ownerName: '', branding: false }),
      nameOf: async ({ caller }) => (await accounts.namesOf(database.tx, [caller.userId])).get(caller.userId) ?? '',
    }),
    ...operatorCalls(modules.operators),
    ...recoveryCalls(recoveries),
    ...auditCalls(audit),
    ...noticeCalls(notices),
    ...exportCalls(modules.exports),
    ...archiveCalls(modules.archives),
    ...codeImportCalls(modules.archives.codeImports),
    ...recordExportCalls(modules.exports),
    ...styleCalls(styles),
    ...styleTemplateCalls(modules.styleTemplates),
    ...statsCalls(stats),
    ...dashboardCalls(dashboard),
    ...batchCalls(modules.batches),
    ...companyCalls(modules.companies),
    ...orderCalls(modules.shop),
    ...invoiceCalls(modules.shop),
    ...labelCalls(modules.labels),
    ...printCalls(modules.prints),
    ...deskSignatureCalls(modules.records),
    ...fillingCalls(modules.records),
    ...ownRecordCalls(modules.records),
    ...recordCalls(modules.records),
    ...followUpCalls(modules.records),
    ...followUpSettingCalls(modules.records),
    ...recordReportCalls(modules.records),
    ...retentionCalls(modules.records),
    ...shownRecordCalls(modules.records),
    ...recordEvidenceCalls(modules.records),
    ...recordApprovalCalls(modules.records),
    ...recordLayoutCalls(modules.recordLayouts),
    ...recordViewCalls(modules.records),
    ...savedReportCalls(modules.records),
    ...appointmentCalls(modules.records),
    ...formCalls(modules.forms),
    ...formGroupCalls(modules.forms),
    ...formSettingCalls(modules.forms),
    ...formLinkCalls(modules.forms),
    ...formTipCalls(modules.forms),
    ...statusCalls(modules.statuses),
    ...statusRuleCalls(modules.statuses),
    ...groupCodeCalls(modules.groupCodes),
    ...groupFolderCalls(modules.groupCodes),
    ...groupSubCalls(modules.groupCodes),
    ...couponCalls(modules.coupons),
    ...couponImportCalls(modules.coupons),
    ...counterCalls(modules.coupons),
    ...couponVisitCalls(modules.coupons),
    ...couponFileCalls(modules.couponFiles),
    ...groupPrintCalls(modules.groupPrints),
    ...planCalls(modules.plans),
    ...ownWorkCalls(modules.ownWork),
    ...stockCalls(modules.stocks),
    ...pushCalls(modules.pushes),
    ...keyCalls(modules.keys),
    ...reminderCalls(modules.reminders),
  ]

  addProbes(http, options, outside)
  // What people of an account are shown of what is stopped.
  const owning = {
    findCaller: accounts.findCaller,
    blockReasonOf: modules.abuse.appeals.reasonOf,
    consoleOrigin: settings.ORIGIN ?? '',
  }
  addScans(http, {
    ...outside,
    pool: outside.scanPool,
    ledger,
    codeAccess,
    smsCodes: accounts,
    ...owning,
    report: modules.abuse.report,
    pageOf: (pageId) => findPublicPage(database.tx, pageId),
    standingOf: qrCodes.standingOf,
    formPathsOf: modules.records.pathsOf,
    couponsOf: (accountId, ids) => couponsShown(database.tx, accountId, ids),
    lastRecordsOf: modules.records.shown.lastOf,
    miniLinks: modules.opening.links,
    ownOrigins,
    clock,
    origin: outside.printedOrigin ?? '',
    toStoredFile: (row) => toStoredFile(row, settings.FILES_ORIGIN ?? ''),
  })
  addDirectoryPages(http, { ...outside, ...owning, tx: database.tx, clock, origin: outside.printedOrigin ?? '' })
  await http.register(async (scope) => {
    await prepareCalls(scope, outside.networkMark)
    openGate(scope, calls, gate)
    fileRoute(scope, files, { ...gate, ...outside.places })
    addVisitorUploads(scope, {
      ...outside.places,
      ownOrigins,
      clock,
      proofs: outside.proofs,
      files: modules.records.files,
      photographerAt: modules.ownWork.photographerAt,
      admit: files.admitUpload,
    })
    registerMcp(scope, { clock, findCaller: gate.findCaller, ownOrigins, version })
    registerOutbox(scope, { outbox: outside.outbox, key: outside.outboxKey })
    scope.get('/openapi.json', (request) => openApi({ language: languageOf(request), version }))
  })
  await http.register(async (scope) => {
    await scope.register(cookie)
    const { statuses } = modules
    addBoards(scope, { statuses, clock, findCaller: accounts.findCaller, pages: outside.pages })
  })
  await addPayNotifications(http, { money: modules.shop.money, payments: outside.payments })
  addCouponPages(http, {
    coupons: modules.couponPages,
    clock,
    origin: outside.printedOrigin ?? '',
    worker: couponAssets.worker,
  })
  addRoundPages(http, { rounds: modules.roundPages, clock, worker: couponAssets.worker })
  addOwnWorkPage(http, { ...outside, ...modules.ownWork, clock, worker: couponAssets.worker })
  addReminderPages(http, { consent: modules.reminders.consent, clock, render: outside.pages.renderReminder })
  addWechat(http, { people: modules.wechat, clock, render: outside.pages.renderWechat })
  addMiniProgram(http, { ...outside, people: modules.miniPeople, clock, files: settings.WECHAT_FILES })
  addSignOnBack(http)
  addPlatformMessages(http, modules.authorising)
  addGroupPages(http, { groups: modules.groupPages, clock })
  addFormPages(http, { forms: modules.formPages, clock, proofs: outside.proofs, worker: outside.pages.formWorker })
  addReportPages(http, { reportPages: modules.reportPages, clock })
  await addEvidencePages(http, { evidencePages: modules.evidencePages, clock })
  addFormAssets(http)
  const named = [settings.ORIGIN, settings.SCAN_ORIGIN, settings.FILES_ORIGIN].filter((one) => one !== undefined)
  addDomainQuestion(http, { hosts: modules.loginHosts, own: named.map((one) => new URL(one).hostname) })
  const dress = async (host: string, company: number | undefined) => {
    const page = await modules.loginHosts.visited(host)
    const ways = modules.wechat.scenes.waysAt(host)
    const signOn = await modules.signOns.offeredAt(host, company)
    if (!page && ways.length === 0 && !signOn) return null
    const told = {
      ...(page && { 'login-page': page }),
      ...(ways.length > 0 && { wechat: ways }),
      ...(signOn && { 'sign-on': signOn }),
    }
    return { title: page?.name ?? '', icon: page?.icon?.url ?? page?.logo?.url, told }
  }
  const consolePage = await addConsolePages(http, dress)
  const unknown = answerUnknown(calls.map(({ call }) => call))
  http.setNotFoundHandler((request, reply) => consolePage(request, reply) ?? unknown(request, reply))
}
