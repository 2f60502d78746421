import type { AuditItem } from '@matai/contract'
import type { TFunction } from 'i18next'

/** Who did it; whoever runs the server has no number among the people of an account. */
export function sayPerson({ id, name }: AuditItem['user'], t: TFunction): string {
  return id === 0 ? t('abuse.operatorName') : name
}
