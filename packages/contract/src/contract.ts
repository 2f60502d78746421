import type { Call } from './call.ts'
import { abuseCalls } from './abuse.ts'
import { appointmentCalls } from './appointments.ts'
import { batchCalls } from './batches.ts'
import { accountCalls } from './accounts.ts'
import { auditCalls } from './audit.ts'
import { brandCalls } from './brand.ts'
import { codeAccessCalls } from './code-access.ts'
import { codeFormCalls } from './code-forms.ts'
import { collaboratorCalls, identityGroupCalls } from './collaborators.ts'
import { companyCalls } from './company.ts'
import { conversionCalls } from './conversions.ts'
import { counterCalls, couponVisitCalls } from './coupon-counters.ts'
import { couponExportCalls } from './coupon-exports.ts'
import { couponImportCalls } from './coupon-imports.ts'
import { couponCalls } from './coupons.ts'
import { dashboardCalls } from './dashboard.ts'
import { directoryCalls } from './directories.ts'
import { archiveCalls } from './archives.ts'
import { codeImportCalls } from './code-imports.ts'
import { consentCalls } from './consents.ts'
import { signOnCalls } from './sign-on.ts'
import { enterpriseCalls, wxMinappCalls } from './enterprise.ts'
import { exportCalls } from './exports.ts'
import { fileCalls } from './files.ts'
import { followUpSettingCalls } from './follow-up-settings.ts'
import { followUpCalls } from './follow-ups.ts'
import { formGroupCalls } from './form-groups.ts'
import { formLinkCalls } from './forms-links.ts'
import { formSettingCalls } from './forms-settings.ts'
import { formTipCalls } from './forms-tips.ts'
import { formCalls } from './forms.ts'
import { groupCodeCalls } from './group-codes.ts'
import { groupFolderCalls } from './group-folders.ts'
import { groupPrintCalls } from './group-prints.ts'
import { groupSubCalls } from './group-subs.ts'
import { keyCalls } from './keys.ts'
import { labelCalls } from './labels.ts'
import { noticeCalls } from './notices.ts'
import { operatorCalls } from './operators.ts'
import { qrCodeCalls } from './qr-codes.ts'
import { deskSignatureCalls } from './desk-signatures.ts'
import { fillingCalls } from './records-filling.ts'
import { recordApprovalCalls } from './record-approvals.ts'
import { recordEvidenceCalls } from './record-evidence.ts'
import { invoiceCalls, orderCalls } from './orders.ts'
import { recordExportCalls } from './record-exports.ts'
import { ownRecordCalls } from './records-own.ts'
import { openMethodCalls } from './open-methods.ts'
import { ownWorkCalls } from './own-work.ts'
import { recordReportCalls } from './record-reports.ts'
import { recordLayoutCalls } from './record-layouts.ts'
import { recordViewCalls } from './record-views.ts'
import { savedReportCalls } from './saved-reports.ts'
import { recordCalls } from './records.ts'
import { retentionCalls } from './retention.ts'
import { recoveryCalls } from './recovery.ts'
import { shownRecordCalls } from './shown-records.ts'
import { planCalls } from './plans.ts'
import { pushCalls } from './push.ts'
import { reminderCalls } from './reminders.ts'
import { stockCalls } from './stock.ts'
import { statsCalls } from './stats.ts'
import { statusRuleCalls } from './status-rules.ts'
import { statusCalls } from './statuses.ts'
import { styleTemplateCalls } from './style-templates.ts'
import { styleCalls } from './styles.ts'
import { teamCalls } from './team.ts'
import { tierCalls } from './tiers.ts'
import { versionCalls } from './versions.ts'
import { wechatCalls } from './wechat.ts'
import { miniProgramCalls } from './mini-program.ts'

/** Every call of the product by module. Server, client, documentation and the generated tests are made from it. */
export const contract = {
  accounts: accountCalls,
  wechat: wechatCalls,
  miniProgram: miniProgramCalls,
  tiers: tierCalls,
  conversions: conversionCalls,
  files: fileCalls,
  brand: brandCalls,
  enterprise: enterpriseCalls,
  wxMinapp: wxMinappCalls,
  signOn: signOnCalls,
  consents: consentCalls,
  directories: directoryCalls,
  styles: styleCalls,
  styleTemplates: styleTemplateCalls,
  qrCodes: qrCodeCalls,
  openMethods: openMethodCalls,
  versions: versionCalls,
  codeAccess: codeAccessCalls,
  codeForms: codeFormCalls,
  abuse: abuseCalls,
  operators: operatorCalls,
  recovery: recoveryCalls,
  audit: auditCalls,
  notices: noticeCalls,
  exports: exportCalls,
  archives: archiveCalls,
  codeImports: codeImportCalls,
  stats: statsCalls,
  dashboard: dashboardCalls,
  labels: labelCalls,
  batches: batchCalls,
  company: companyCalls,
  orders: orderCalls,
  invoices: invoiceCalls,
  forms: formCalls,
  formGroups: formGroupCalls,
  formSettings: formSettingCalls,
  formLinks: formLinkCalls,
  formTips: formTipCalls,
  deskSignatures: deskSignatureCalls,
  filling: fillingCalls,
  ownRecords: ownRecordCalls,
  ownWork: ownWorkCalls,
  records: recordCalls,
  followUps: followUpCalls,
  followUpSettings: followUpSettingCalls,
  recordReports: recordReportCalls,
  recordExports: recordExportCalls,
  recordEvidence: recordEvidenceCalls,
  recordApprovals: recordApprovalCalls,
  recordLayouts: recordLayoutCalls,
  recordViews: recordViewCalls,
  savedReports: savedReportCalls,
  retention: retentionCalls,
  shownRecords: shownRecordCalls,
  appointments: appointmentCalls,
  statuses: statusCalls,
  statusRules: statusRuleCalls,
  groupCodes: groupCodeCalls,
  groupFolders: groupFolderCalls,
  groupSubs: groupSubCalls,
  groupPrints: groupPrintCalls,
  coupons: couponCalls,
  couponExports: couponExportCalls,
  couponImports: couponImportCalls,
  couponVisits: couponVisitCalls,
  counters: counterCalls,
  plans: planCalls,
  stock: stockCalls,
  push: pushCalls,
  team: teamCalls,
  keys: keyCalls,
  collaborators: collaboratorCalls,
  identityGroups: identityGroupCalls,
  reminders: reminderCalls,
} as const

export type Contract = typeof contract

/**
 * The same for whoever goes through all calls. Said and not derived: that each of hundreds of calls is a call is what
 * \`call()\` answers already, and to have it proven again costs the compiler longer than the rest of the package.
 */
export const allCalls = contract as unknown as Record<string, Record<string, Call>>

/** `module.entry` of every call. */
export type CallKey = { [Module in keyof Contract]: `${Module}.${keyof Contract[Module] & string}` }[keyof Contract]
