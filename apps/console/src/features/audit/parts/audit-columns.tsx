import type { AuditItem } from '@matai/contract'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../ui/format.ts'
import type { ListColumn } from '../../../ui/list/shown-columns.ts'
import { Deed } from './deed.tsx'
import { sayActor } from './say-person.ts'

export function auditColumns(t: TFunction, formats: Formats): ListColumn<AuditItem>[] {
  return [
    { key: 'at', title: t('audit.when'), width: 180, locked: true, render: ({ at }) => formats.formatInstant(at) },
    { key: 'who', title: t('audit.who'), width: 160, locked: true, render: (deed) => sayActor(deed, t) },
    { key: 'what', title: t('audit.what'), locked: true, render: (deed) => <Deed deed={deed} /> },
  ]
}
