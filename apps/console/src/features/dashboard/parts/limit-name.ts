import type { TFunction } from 'i18next'

/** What a limit of the tier is called; a newer server may know more limits. */
export function limitName(key: string, t: TFunction): string {
  return t(`dashboard.limit_${key}` as 'dashboard.limit_subAdmins', { defaultValue: key })
}
