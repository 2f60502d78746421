import type { TFunction } from 'i18next'
import { auditVerbs } from 'virtual:contract-constants'
import type { FilterChip } from '../../../ui/list/filter-chips.tsx'
import type { PersonChoice } from './people.ts'

export const noAuditFilters = { person: 0, verb: '', from: '', until: '' }

export interface AuditValues {
  person: number
  verb: string
  from: string
  until: string
}

interface ChipNeeds {
  t: TFunction
  people: PersonChoice[]
  change: (change: Partial<AuditValues>) => void
}

export function auditChips(values: AuditValues, { t, people, change }: ChipNeeds): FilterChip[] {
  const verb = auditVerbs.find((known) => known === values.verb)
  const { from, until } = values
  const chips: (FilterChip | false)[] = [
    values.person > 0 && {
      key: 'person',
      text: people.find(({ id }) => id === values.person)?.name ?? `#${values.person}`,
      onRemove: () => change({ person: 0 }),
    },
    verb !== undefined && { key: 'verb', text: t(`audit.verb_${verb}`), onRemove: () => change({ verb: '' }) },
    Boolean(from || until) && {
      key: 'dates',
      text: from && until ? `${from} – ${until}` : t(from ? 'audit.since' : 'audit.upTo', { day: from || until }),
      onRemove: () => change({ from: '', until: '' }),
    },
  ]
  return chips.filter((chip) => chip !== false)
}
