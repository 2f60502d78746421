import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Paged, Resource } from '../resource.ts'
import { askedOf, type Chosen, chipsOf, chosenOf, type Filters, filtersOf, noneOf } from './filters/filters.tsx'
import { useListState } from './list-state.ts'

export interface ListingOptions<Row, Input extends object> {
  resource: Resource<Row, Input>
  /** What the call is asked for beside page, keyword, order and filters. */
  asked?: Partial<Omit<Input, 'page' | 'pageSize' | 'keyword' | 'sort' | 'filters'>>
  /** Filters that the screen sets by itself, as the call knows them. */
  within?: object
  /** Without it the call takes no keyword. */
  searchBy?: string
  /** Orders that the call knows, the usual one first; without them it takes none. */
  sorts?: { label: string; options: readonly { value: string; label: string }[] }
  /** One declaration for address, call, chips and fields. */
  filters?: Filters
}

/** A list as its address has it: what is set, what the call is asked for, what it answers. */
export function useListing<Row extends object, Input extends object>(options: ListingOptions<Row, Input>) {
  const { resource, sorts, searchBy, within } = options
  const { t } = useTranslation()
  const filters = filtersOf(options.filters ?? {})
  const none = noneOf(filters)
  const [state, setState] = useListState({ sort: sorts?.options[0]?.value ?? '', ...none })
  const written: Readonly<Record<string, unknown>> = state
  const chosen = chosenOf(filters, written)
  const sort = sorts?.options.find(({ value }) => value === written.sort)?.value ?? sorts?.options[0]?.value
  const { page, pageSize, keyword } = state
  // What the declaration offers is what the call takes; the address may hold nothing else (chosenOf).
  const request = {
    ...{ page, pageSize, ...options.asked },
    ...(searchBy ? { keyword } : {}),
    ...(sort ? { sort } : {}),
    ...(options.filters || within ? { filters: { ...askedOf(filters, chosen), ...within } } : {}),
  } as unknown as Input & Paged
  const query = resource.useList(request)
  const change = (next: Chosen) => setState(next as Partial<typeof state>) // its own keys, each with a text

  // Rows of the last page were taken away, or the address names one that is not there: the one before it is shown.
  const { data } = query
  const last = data?.totalIsLowerBound ? 1 : Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))
  const past = data?.list.length === 0 && page > last
  useEffect(() => {
    if (past) void setState({ page: last })
  }, [past, last, setState])

  return {
    ...{ filters, none, chosen, state, setState, sort, request, query, change },
    chips: chipsOf(filters, chosen, { t, change }),
    clear: () => change(none),
    changed: resource.useChanged(),
    /** What was found, beyond the page as well; at most so many. */
    take: (most: number) => resource.take(request, most),
  }
}

export type Listing<Row extends object, Input extends object> = ReturnType<typeof useListing<Row, Input>>
