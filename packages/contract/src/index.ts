export * from './abuse.ts'
export { type Access, type Flag, flag, flags, mayCall, type Role, roles } from './access.ts'
export * from './accounts.ts'
export * from './audit.ts'
export * from './batch-limits.ts'
export * from './batches.ts'
export * from './blocks.ts'
export {
  type Answer,
  type Call,
  type CallInput,
  type CallOutput,
  type Carrier,
  call,
  callRate,
  type ParsedInput,
} from './call.ts'
export * from './code-access.ts'
export { type CallKey, contract, type Contract } from './contract.ts'
export * from './dashboard.ts'
export * from './directories.ts'
export * from './envelope.ts'
export * from './error-codes.ts'
export * from './exports.ts'
export * from './fields.ts'
export * from './files.ts'
export * from './form-groups.ts'
export * from './forms-links.ts'
export * from './forms-settings.ts'
export * from './forms-tips.ts'
export * from './forms.ts'
export * from './labels.ts'
export * from './notices.ts'
export * from './operators.ts'
export * from './qr-codes.ts'
export { isUnseen, phonePattern, plainDigits, plainName, plainPhone } from '@matai/kinds/plain-text'
export * from './recovery.ts'
export * from './report-limits.ts'
export { type Route, type Routes, routesOf } from './routes.ts'
export * from './seal.ts'
export * from './stats.ts'
export { withoutRules } from './stored.ts'
export * from './style-colours.ts'
export * from './style-fields.ts'
export * from './style-templates.ts'
export * from './styles.ts'
export * from './tiers.ts'
export * from './versions.ts'
export { webAddress, webAddressMax } from '@matai/kinds/web-address'
