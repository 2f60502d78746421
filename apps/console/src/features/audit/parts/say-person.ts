import type { AuditItem } from '@matai/contract'
import type { TFunction } from 'i18next'

/** Who did it; whoever runs the server has no number among the people of an account. */
export function sayPerson({ id, name }: AuditItem['user'], t: TFunction): string {
  return id === 0 ? t('audit.operatorName') : name
}

/** The same of a deed, which a program may have done with a key of the person's. */
export function sayActor({ user, key }: Pick<AuditItem, 'user' | 'key'>, t: TFunction): string {
  const person = sayPerson(user, t)
  return key ? t('audit.byKey', { key, person }) : person
}
