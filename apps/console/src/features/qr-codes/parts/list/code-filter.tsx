import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FilterBox } from '../../../../ui/list/filter-box.tsx'
import type { Creator } from './creators.ts'
import { type CodeFilters, filterFault, noFilters } from './filters.ts'

// Choosing days weighs more than the list itself, which most visits do not filter.
const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }))

interface CodeFilterProps {
  state: CodeFilters
  count: number
  creators: Creator[]
  onApply: (filters: CodeFilters) => void
}

/** The button that opens the filters of live codes. */
export function CodeFilter({ state, count, creators, onApply }: CodeFilterProps) {
  const { t } = useTranslation()
  const { kind, state: codeState, creator, from, until, min, max, item, favourite } = state
  return (
    <FilterBox<CodeFilters>
      count={count}
      values={{ kind, state: codeState, creator, from, until, min, max, item, favourite }}
      none={noFilters}
      onApply={onApply}
      faultOf={(values) => {
        const fault = filterFault(values)
        return fault && t(fault)
      }}
    >
      {(values, change) => (
        <Suspense fallback={<Skeleton rows={8} />}>
          <FilterFields values={values} change={change} creators={creators} />
        </Suspense>
      )}
    </FilterBox>
  )
}
