import type { FormApproval } from '@matai/contract'
import type { TFunction } from 'i18next'

/**
 * Roles, groups and people whom a level asks; the administrator where that is nobody who is still there, or where the
 * level was taken away since.
 */
export function asksFor(
  level: FormApproval['levels'][number] | undefined,
  members: ReadonlySet<number>,
  t: TFunction,
): string[] {
  const names = [
    ...(level?.roles.map((role) => t(`recordScreens.approver_${role}`)) ?? []),
    ...(level?.groups.map(({ name }) => name) ?? []),
    ...(level?.people.flatMap(({ id, name }) => (members.has(id) ? [name || `#${id}`] : [])) ?? []),
  ]
  return names.length > 0 ? names : [t('recordScreens.approvalAdmin')]
}
