import type { Call } from './call.ts'
import { allCalls, type CallKey, type Contract } from './contract.ts'
import { keyActions, keyAreas, type KeyScope } from './keys.ts'
import { mayCall } from './access.ts'
import { isView } from './views.ts'

type Area = (typeof keyAreas)[number]

/** To which area a module belongs; null: only people, in the console. */
const areaOf = {
  ...{ accounts: null, tiers: null, conversions: null, abuse: null, operators: null, orders: null, invoices: null },
  miniProgram: null,
  ...{
    team: null,
    keys: null,
    notices: null,
    enterprise: null,
    wechat: null,
    wxMinapp: null,
    recordViews: null,
    signOn: null,
  },
  consents: null,
  files: 'files',
  directories: 'directories',
  ...{ styles: 'styles', styleTemplates: 'styles' },
  ...{
    qrCodes: 'codes',
    versions: 'codes',
    openMethods: 'codes',
    codeAccess: 'codes',
    codeForms: 'codes',
    recovery: 'codes',
  },
  audit: 'audit',
  exports: 'exports',
  // No key takes a whole account along, or fills one.
  ...{ archives: null, codeImports: null },
  ...{ stats: 'stats', dashboard: 'stats' },
  labels: 'labels',
  batches: 'batches',
  ...{ company: 'company', brand: 'company' },
  ...{ forms: 'forms', formGroups: 'forms', formSettings: 'forms', formLinks: 'forms', formTips: 'forms' },
  ...{ deskSignatures: null, ownWork: null },
  ...{ filling: 'records', ownRecords: 'records', records: 'records', followUps: 'records', shownRecords: 'records' },
  ...{ followUpSettings: 'records', recordReports: 'records', recordExports: 'records', recordEvidence: 'records' },
  ...{ recordApprovals: 'records', retention: 'records', appointments: 'records' },
  ...{ savedReports: 'records', recordLayouts: 'records' },
  ...{ statuses: 'statuses', statusRules: 'statuses' },
  ...{ groupCodes: 'groups', groupFolders: 'groups', groupSubs: 'groups', groupPrints: 'groups' },
  ...{ coupons: 'coupons', couponExports: 'coupons', couponImports: 'coupons' },
  ...{ couponVisits: 'coupons', counters: 'coupons' },
  plans: 'plans',
  stock: 'stock',
  push: 'push',
  ...{ collaborators: 'collaborators', identityGroups: 'collaborators' },
  reminders: 'reminders',
} as const satisfies Record<keyof Contract, Area | null>

/** Calls of modules that keys reach, but which are about a person or a browser. */
const forPeople = [
  'qrCodes.setFavourite',
  'push.sendCode',
  'push.add',
  'push.edit',
  'push.rotate',
] as const satisfies readonly CallKey[]

/** What changes nothing and is no view of a guest, because a guest may not see it. */
const reads = [
  'batches.downExcel',
  'codeAccess.mobileTemplate',
  'collaborators.list',
  'company.getHome',
  'exports.taskFile',
  'followUpSettings.figures',
  'followUpSettings.get',
  'followUps.people',
  'identityGroups.list',
  'plans.calendar',
  'push.deliveries',
  'push.delivery',
  'push.get',
  'push.health',
  'recordApprovals.get',
  'recordApprovals.ofRecord',
  'recordEvidence.ofForm',
  'recordEvidence.ofRecord',
  'recordLayouts.get',
  'recordLayouts.preview',
  'records.address',
  'reminders.getRule',
  'reminders.list',
  'reminders.listReceivers',
  'reminders.listRule',
  'reminders.options',
  'retention.get',
  'retention.list',
  'savedReports.list',
  'shownRecords.get',
  'statuses.wallList',
] as const satisfies readonly CallKey[]

/** What takes something away. */
const deletes = [
  'batches.del',
  'codeAccess.batchDelete',
  'codeAccess.delMobile',
  'collaborators.del',
  'company.delHome',
  'counters.end',
  'coupons.del',
  'coupons.delCodes',
  'coupons.delItem',
  'directories.del',
  'followUps.del',
  'formGroups.del',
  'formSettings.delRule',
  'formTips.delAll',
  'formTips.delById',
  'forms.delete',
  'groupCodes.del',
  'groupFolders.del',
  'groupSubs.batchDel',
  'identityGroups.del',
  'labels.del',
  'labels.delPrinter',
  'plans.del',
  'plans.removeQrcode',
  'push.del',
  'qrCodes.bulkRemove',
  'codeForms.removeForm',
  'records.batchDelete',
  'records.delByRecordId',
  'records.deleteRecord',
  'records.delWriteCode',
  'reminders.delReceiver',
  'reminders.delRule',
  'retention.set',
  'savedReports.del',
  'savedReports.unshare',
  'statusRules.del',
  'statuses.del',
  'statuses.wallDel',
  'stock.remove',
  'styleTemplates.del',
  'styleTemplates.delOfUser',
] as const satisfies readonly CallKey[]

const [people, reading, deleting]: ReadonlySet<string>[] = [new Set(forPeople), new Set(reads), new Set(deletes)]

function scopeOfEntry(module: keyof Contract, entry: string, call: Call): KeyScope | null {
  const area: Area | null = areaOf[module]
  const name = `${module}.${entry}`
  if (area === null || people?.has(name) || call.access === 'operator') return null
  if (deleting?.has(name)) return `${area}:delete`
  return isView(call) || reading?.has(name) ? `${area}:read` : `${area}:write`
}

/** By call: the scope that a key needs for it, null where no key passes. What everybody may call is not among them. */
const scopes: ReadonlyMap<Call, KeyScope | null> = new Map(
  Object.entries(allCalls).flatMap(([module, entries]) =>
    Object.entries(entries)
      .filter(([, { access }]) => access !== 'public' && access !== 'visitor')
      .map(([entry, call]) => [call, scopeOfEntry(module as keyof Contract, entry, call)] as const),
  ),
)

/** The scope that a key needs for a call; null: none lets it in; undefined: everybody may call, or every key. */
export function keyScopeOf(call: Call): KeyScope | null | undefined {
  return call === allCalls.keys?.self ? undefined : scopes.get(call)
}

/** Every scope for which there is a call, in the order of the areas. */
export const keyScopes: readonly KeyScope[] = keyAreas.flatMap((area) =>
  keyActions
    .map((action): KeyScope => `${area}:${action}`)
    .filter((scope) => scope === 'agents:write' || [...scopes.values()].includes(scope)),
)

/** What a person can give to a key: that of which the person may do something. */
export function grantableScopes(person: Parameters<typeof mayCall>[1]): KeyScope[] {
  return keyScopes.filter((scope) => {
    if (scope === 'agents:write') return person?.viewOnly !== true
    return [...scopes].some(
      ([call, needed]) => needed === scope && mayCall(call.access, person) && !(person?.viewOnly && !isView(call)),
    )
  })
}
