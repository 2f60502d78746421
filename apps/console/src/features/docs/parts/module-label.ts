const labels = {
  accounts: 'docs.moduleAccounts',
  tiers: 'docs.moduleTiers',
  audit: 'docs.moduleAudit',
  files: 'docs.moduleFiles',
  brand: 'docs.moduleBrand',
  directories: 'docs.moduleDirectories',
  styles: 'docs.moduleStyles',
  styleTemplates: 'docs.moduleStyleTemplates',
  qrCodes: 'docs.moduleQrCodes',
  versions: 'docs.moduleVersions',
  codeAccess: 'docs.moduleCodeAccess',
  codeForms: 'docs.moduleCodeForms',
  recovery: 'docs.moduleRecovery',
  abuse: 'docs.moduleAbuse',
  operators: 'docs.moduleOperators',
  notices: 'docs.moduleNotices',
  exports: 'docs.moduleExports',
  stats: 'docs.moduleStats',
  dashboard: 'docs.moduleDashboard',
  labels: 'docs.moduleLabels',
  batches: 'docs.moduleBatches',
  forms: 'docs.moduleForms',
  formSettings: 'docs.moduleFormSettings',
  formLinks: 'docs.moduleFormLinks',
  formTips: 'docs.moduleFormTips',
  formGroups: 'docs.moduleFormGroups',
  filling: 'docs.moduleFilling',
  records: 'docs.moduleRecords',
  followUps: 'docs.moduleFollowUps',
  recordReports: 'docs.moduleRecordReports',
  recordExports: 'docs.moduleRecordExports',
  appointments: 'docs.moduleAppointments',
} as const satisfies Record<keyof import('@matai/contract').Contract, string>

/** Phrase key of a module's name. A module of the contract without one does not compile. */
export function moduleLabel(name: string) {
  return labels[name as keyof typeof labels] ?? 'docs.moduleOther' // a newer server may know more modules
}
