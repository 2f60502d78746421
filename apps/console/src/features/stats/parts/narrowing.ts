import type { StatsFilters } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import type { FilterChip } from '../../../ui/list/filter-chips.tsx'

const kinds = ['page', 'jump', 'form', 'home', 'batch'] as const

/** As the address holds them: zero or empty narrows nothing. */
export const noNarrowing = { directory: 0, kind: '' }
type Narrowing = typeof noNarrowing

/** Of which codes the numbers are: as the call takes it, as chips, and as the list of codes knows it. */
export function useNarrowing({ directory, kind }: Narrowing, change: (change: Partial<Narrowing>) => void) {
  const { t } = useTranslation()
  const known = kinds.find((each) => each === kind)
  const { data } = useQuery({
    queryKey: ['stats', 'directories'],
    queryFn: ({ signal }) => client.directories.listAll({}, { signal }),
    enabled: directory > 0,
  })
  const found = data?.list.find(({ id }) => id === directory)
  const filters: StatsFilters = { ...(directory > 0 && { directoryId: directory }), ...(known && { kind: known }) }
  const chips: FilterChip[] = []
  if (directory > 0) {
    const name = found ? found.name || t('directories.defaultName') : `#${directory}`
    chips.push({ key: 'directory', text: t('stats.inDirectory', { name }), onRemove: () => change({ directory: 0 }) })
  }
  if (known) {
    const name = t(`kinds.kind_${known}`)
    chips.push({ key: 'kind', text: t('stats.ofKind', { name }), onRemove: () => change({ kind: '' }) })
  }
  return { filters, chips, codes: { ...(directory > 0 && { directory }), ...(known && { kind: known }) } }
}
