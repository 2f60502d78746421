import type { CallInput, Contract } from '@matai/contract'
import { askedOf, chosenOf, type Filters, filtersOf, noneOf } from '../../../ui/list/filters/filters.tsx'
import { useListState } from '../../../ui/list/list-state.ts'
import { answersAsked } from './answer-filters.tsx'

type Wanted = CallInput<Contract['recordExports']['records']>

/** What the list shows now, as a call that takes it all is asked. */
export function useShown(
  formId: number,
  filters: Filters,
): { wanted: Pick<Wanted, 'formId' | 'list'>; isNarrowed: boolean } {
  const named = filtersOf(filters)
  const [state] = useListState({ sort: 'newest', ...noneOf(named) })
  const asked = askedOf(named, chosenOf(named, state as Readonly<Record<string, unknown>>)) as Record<string, unknown>
  const { answers, others } = answersAsked(asked)
  const { keyword } = state
  const sort = (state as { sort: string }).sort === 'oldest' ? ('oldest' as const) : ('newest' as const)
  const isNarrowed = keyword !== '' || Object.keys(asked).length > 0
  return { wanted: { formId, list: { keyword, sort, filters: { ...others, answers } } }, isNarrowed }
}
