import type { AuditItem, AuditVerb, Tier } from '@matai/contract'
import type { TFunction } from 'i18next'
import { auditVerbs, tierNumbers } from 'virtual:contract-constants'
import type { Formats } from '../../../ui/format.ts'

/** What somebody did, as a sentence without the person. Verbs that this edition does not know get a plain one. */
export function sayDeed(item: AuditItem, t: TFunction, formats: Formats): string {
  const { verb, subject, details } = item
  if (subject === 'export') return sayExport(item, t, formats)
  if (subject === 'file') return sayFile(item, t)
  if (subject === 'member') return sayMember(item, t)
  if (subject === 'account') return sayAccount(item, t, formats)
  if (subject !== 'qrCode' && subject !== 'directory') return sayTool({ ...item, subject }, t, formats)
  const name = item.name || unnamed(subject, t)
  const known = auditVerbs.find((one) => one === verb)
  if (
    !known ||
    known === 'exported' ||
    known === 'chosen' ||
    known === 'imported' ||
    known === 'published' ||
    known === 'corrected' ||
    known === 'joined' ||
    known === 'left' ||
    isAccountDeed(known)
  )
    return t(`audit.${subject}_other`, { name })
  if (known === 'renamed' && details.from)
    return t(`audit.${subject}_renamedFrom`, { name, from: String(details.from) })
  if (known === 'blocked' || known === 'unblocked')
    return t(`audit.${subject}_${known}`, { name, reason: String(details.reason ?? '') })
  if (known === 'expiry' && details.until) {
    return t('audit.qrCode_expiryUntil', { name, at: formats.formatInstant(String(details.until)) })
  }
  if (known === 'statusSet') return sayStatus(subject, name, details, t)
  if (known === 'rolledBack') return t('audit.qrCode_rolledBack', { name, to: String(details.to) })
  if (known === 'scheduled') return sayTerm(name, details, t, formats)
  if (known === 'unscheduled') return t('audit.qrCode_unscheduled', { name, version: String(details.version) })
  if (known === 'moved') return sayMove(subject, name, details, t)
  if (known === 'ordered') return t('audit.directory_ordered', { name })
  return t(`audit.${subject}_${plain(known, subject)}`, { name })
}

/** What can be taken out; a later edition knows more, which is called what it was called then. */
const exportsKnown = [
  'codesZip',
  'accountData',
  'archive',
  'labelPdf',
  'codesExcel',
  'urlsExcel',
  'records',
  'fillers',
  'formReport',
  'stockExcel',
  'recordsPdf',
  'disposalPdf',
  'scanRanking',
  'batchRows',
  'formTips',
  'collaborators',
] as const

function sayExport({ name, details }: AuditItem, t: TFunction, { formatNumber }: Formats): string {
  const known = exportsKnown.find((one) => one === details.what)
  if (!known) return t('audit.export_other', { name })
  const count = Number(details.count ?? 0)
  return t(`audit.export_${known}`, { count, formatted: formatNumber(count) })
}

/** What whoever runs the server did with an uploaded file. */
function sayFile({ verb, name, details }: AuditItem, t: TFunction): string {
  if (verb !== 'blocked' && verb !== 'unblocked') return t('audit.file_other', { name })
  return t(`audit.file_${verb}`, { name, reason: String(details.reason ?? '') })
}

const memberDeeds = ['invited', 'uninvited', 'joined', 'changed', 'removed', 'left'] as const

/** Who came, who went, and what they may do. */
function sayMember({ verb, name }: AuditItem, t: TFunction): string {
  return t(`audit.member_${memberDeeds.find((one) => one === verb) ?? 'other'}`, { name })
}

/** What whoever runs the server did with an account. */
function sayAccount({ verb, name, details }: AuditItem, t: TFunction, { formatInstant }: Formats): string {
  if (verb === 'renamed') return t('audit.account_renamed', { name })
  const set = accountSettings.find((one) => one === details.what)
  if (verb === 'changed' && set) return t(`audit.account_${set}`, { to: String(details.to ?? '') })
  const known = accountDeeds.find((one) => one === verb)
  if (!known) return t('audit.account_other', { name })
  if (known !== 'tierSet') return t(`audit.account_${known}`, { name, reason: String(details.reason ?? '') })
  const tier = tiersKnown.find((one) => one === details.tier)
  const said = { name, tier: tier ? t(`dashboard.tier_${tier}`) : String(details.tier) }
  if (!details.until) return t('audit.account_tierSet', said)
  return t('audit.account_tierSetUntil', { ...said, at: formatInstant(String(details.until)) })
}

const accountSettings = [
  'zone',
  'brand',
  'company',
  'orderMade',
  'orderPaid',
  'orderCancelled',
  'orderConfirmed',
  'orderRefunded',
  'invoiceAsked',
  'invoiceAnswered',
  'loginPage',
  'loginDomain',
  'miniProgram',
  'consentAsked',
  'consentGiven',
  'consentRefused',
  'consentWithdrawn',
  'consentRule',
  'consentRuleOff',
  'consentRuleAsked',
  'consentRuleGiven',
  'signOn',
  'signOnRemoved',
  'secondFactorDemanded',
  'secondFactorFree',
  'codesImported',
  'codesImportUndone',
  'archiveTaken',
  'archiveGoesOn',
  'archiveCancelled',
] as const
const tiersKnown = Object.keys(tierNumbers) as Tier[] // the tiers, and nothing else
const accountOnly = [
  'tierSet',
  'disabled',
  'enabled',
  'sessionsEnded',
  'passwordGiven',
  'unlocked',
  'secondFactorReset',
  'tested',
  'invited',
  'uninvited',
] as const
const accountDeeds = ['created', ...accountOnly] as const

function isAccountDeed(verb: AuditVerb): verb is (typeof accountOnly)[number] {
  return accountOnly.some((one) => one === verb)
}

type Details = AuditItem['details']
/** What people write for visitors, and where it lies. */
type Thing = 'qrCode' | 'directory'
/** What they make it with. */
type Tool = Exclude<AuditItem['subject'], Thing | 'export' | 'account' | 'file' | 'member'>

const pushParts = ['secret', 'on', 'off', 'replay'] as const

/** The deeds that each of them knows. */
const toolDeeds = {
  style: ['created', 'changed', 'removed'],
  label: ['created', 'changed', 'removed'],
  printer: ['created', 'changed', 'removed'],
  batch: ['created', 'changed', 'removed'],
  form: ['created', 'changed', 'removed'],
  formGroup: ['created', 'changed', 'removed'],
  record: ['created', 'changed', 'removed'],
  status: ['created', 'changed', 'removed'],
  statusWall: ['created', 'changed', 'removed'],
  savedReport: ['created', 'changed', 'removed'],
  groupCode: ['created', 'changed', 'removed'],
  groupFolder: ['created', 'changed', 'removed'],
  coupon: ['created', 'changed', 'removed'],
  counter: ['created', 'changed', 'removed'],
  plan: ['created', 'changed', 'removed'],
  stock: ['created', 'changed', 'removed'],
  push: ['created', 'changed', 'removed'],
  key: ['created', 'changed', 'removed'],
  receiver: ['created', 'changed', 'removed'],
  reminderRule: ['created', 'changed', 'removed'],
  collaborator: ['created', 'changed', 'removed'],
  identityGroup: ['created', 'changed', 'removed'],
} as const satisfies Record<Tool, readonly AuditVerb[]>

function sayTool({ subject, verb, name, details }: AuditItem & { subject: Tool }, t: TFunction, formats: Formats) {
  if (subject === 'style' && verb === 'chosen') return name ? t('audit.style_chosen', { name }) : t('audit.style_plain')
  if (subject === 'batch' && verb === 'imported') {
    const count = Number(details.count ?? 0)
    return t('audit.batch_imported', { name, count, formatted: formats.formatNumber(count) })
  }
  if (subject === 'collaborator' && verb === 'imported')
    return t('audit.collaborator_imported', { added: Number(details.added), changed: Number(details.changed) })
  if (subject === 'collaborator' && details.part === 'importUndone')
    return t('audit.collaborator_importUndone', {
      removed: Number(details.removed),
      restored: Number(details.restored),
    })
  if (subject === 'form' && verb === 'published')
    return t('audit.form_published', { name, version: String(details.version) })
  if (subject === 'form' && details.part === 'disposed') {
    const count = Number(details.count ?? 0)
    return t('audit.form_disposed', { name, count, formatted: formats.formatNumber(count) })
  }
  if (subject === 'form' && verb === 'changed' && details.part) return t('audit.form_settings', { name })
  if (subject === 'form' && verb === 'moved') return t('audit.form_moved', { name })
  if (subject === 'stock' && verb === 'corrected')
    return t('audit.stock_corrected', { name, quantity: String(details.quantity) })
  const part = pushParts.find((one) => one === details.part)
  if (subject === 'push' && verb === 'tested') return t('audit.push_tested', { name })
  if (subject === 'key' && details.part === 'makerGone') return t('audit.key_makerGone', { name })
  if (subject === 'push' && part) return t(`audit.push_${part}`, { name })
  if (subject === 'formGroup' && verb === 'ordered') return t('audit.formGroup_ordered', { name })
  if (subject === 'groupFolder' && verb === 'ordered') return t('audit.groupFolder_ordered', { name })
  if (subject === 'coupon' && (details.part === 'redeemed' || details.part === 'undone'))
    return t(`audit.coupon_${details.part}`, { name })
  if ((subject === 'receiver' || subject === 'reminderRule') && verb === 'tested')
    return t(`audit.${subject}_tested`, { name })
  const from = details.from === undefined ? '' : String(details.from)
  if (
    subject !== 'label' &&
    subject !== 'printer' &&
    subject !== 'record' &&
    subject !== 'status' &&
    subject !== 'statusWall' &&
    subject !== 'savedReport' &&
    subject !== 'counter' &&
    subject !== 'plan' &&
    subject !== 'stock' &&
    subject !== 'push' &&
    subject !== 'key' &&
    subject !== 'receiver' &&
    subject !== 'reminderRule' &&
    verb === 'renamed' &&
    from
  )
    return t(`audit.${subject}_renamedFrom`, { name, from })
  const known = toolDeeds[subject].find((one) => one === verb)
  return t(`audit.${subject}_${known ?? 'other'}`, { name })
}

function sayStatus(subject: Thing, name: string, details: Details, t: TFunction): string {
  if (subject !== 'qrCode') return t('audit.directory_other', { name })
  const [status, item] = [String(details.status ?? ''), String(details.item ?? '')]
  return item ? t('audit.qrCode_statusSet', { name, status, item }) : t('audit.qrCode_statusOff', { name, status })
}

/** The default directory has no name until it is given one. */
function unnamed(subject: Thing, t: TFunction): string {
  return subject === 'directory' ? t('directories.defaultName') : ''
}

/** Earlier editions did not write down what the directories were called. */
function sayMove(subject: Thing, name: string, details: Details, t: TFunction): string {
  const placed = (called: Details[string] | undefined) => String(called) || t('directories.defaultName')
  const { fromName, toName, from } = details
  if (subject === 'directory') {
    if (toName === undefined) return t('audit.directory_movedTop', { name })
    return t('audit.directory_movedInto', { name, to: placed(toName) })
  }
  if (toName === undefined) return t('audit.qrCode_moved', { name })
  if (from === undefined || fromName === undefined) return t('audit.qrCode_movedTo', { name, to: placed(toName) })
  return t('audit.qrCode_movedBetween', { name, from: placed(fromName), to: placed(toName) })
}

/** A schedule with neither moment took away the end of what visitors see. */
function sayTerm(name: string, { version, publishAt, endAt }: Details, t: TFunction, formats: Formats): string {
  const moment = (iso: string | number) => formats.formatInstant(String(iso))
  const of = { name, version: String(version) }
  if (publishAt && endAt) {
    return t('audit.qrCode_scheduledBetween', { ...of, from: moment(publishAt), until: moment(endAt) })
  }
  if (publishAt) return t('audit.qrCode_scheduledFrom', { ...of, from: moment(publishAt) })
  return endAt ? t('audit.qrCode_scheduledUntil', { ...of, until: moment(endAt) }) : t('audit.qrCode_endless', of)
}

type Told =
  | (typeof accountOnly)[number]
  | 'exported'
  | 'chosen'
  | 'imported'
  | 'ordered'
  | 'published'
  | 'statusSet'
  | 'corrected'
  | 'joined'
  | 'left'
  | 'rolledBack'
  | 'scheduled'
  | 'unscheduled'
  | 'blocked'
  | 'unblocked'
  | 'moved'

/** Deeds that only live codes know fall back to the plain sentence for directories. */
function plain<Subject extends Thing>(verb: Exclude<AuditVerb, Told>, subject: Subject) {
  const codesOnly = ['styled', 'dressed', 'expiry', 'recovered', 'access'] as const
  const only = codesOnly.find((one) => one === verb)
  return subject === 'directory' && only
    ? ('other' as const)
    : (verb as Exclude<AuditVerb, Told | (typeof codesOnly)[number]>)
}
