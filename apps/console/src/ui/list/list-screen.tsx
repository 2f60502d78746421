import { Select } from 'antd'
import { type ReactNode, useEffect } from 'react'
import type { Paged, Resource } from '../resource.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { askedOf, chipsOf, type Chosen, chosenOf, FilterFields, type Filters, noneOf } from './filters.tsx'
import { List } from './list.tsx'
import { useListState } from './list-state.ts'
import { NothingFits } from './nothing-fits.tsx'
import type { ListColumn } from './shown-columns.ts'

interface ListScreenProps<Row, Input extends object> {
  /** Under which the chosen columns are remembered. */
  name: string
  label: string
  resource: Resource<Row, Input>
  /** What the call is asked for beside page, keyword, order and filters. */
  asked?: Partial<Omit<Input, 'page' | 'pageSize' | 'keyword' | 'sort' | 'filters'>>
  /** Without them the rows are shown as cards alone. */
  columns?: ListColumn<Row>[]
  /** A row as a card. */
  card: (row: Row) => ReactNode
  rowKey: (row: Row) => string | number
  rowName?: (row: Row) => string
  /** Double click, or Enter on the row. */
  onOpen?: (row: Row) => void
  /** Without it the call takes no keyword. */
  searchLabel?: string
  /** Orders that the call knows, the usual one first; without them it takes none. */
  sorts?: { label: string; options: readonly { value: string; label: string }[] }
  /** One declaration for address, call, chips and fields. */
  filters?: Filters
  /** The primary action. */
  create?: ReactNode
  /** Shown when there is nothing at all. */
  empty: ReactNode
}

const noFilters: Filters = {}
const noColumns: never[] = []

/** A list of a noun, put together from what is said of it: address, call, search, order, filters, pages. */
export function ListScreen<Row extends object, Input extends object>(props: ListScreenProps<Row, Input>) {
  const { resource, sorts, filters = noFilters, searchLabel } = props
  const [state, setState] = useListState({ sort: sorts?.options[0]?.value ?? '', ...noneOf(filters) })
  const written: Readonly<Record<string, unknown>> = state
  const chosen = chosenOf(filters, written)
  const sort = sorts?.options.find(({ value }) => value === written.sort)?.value ?? sorts?.options[0]?.value
  const { page, pageSize, keyword } = state
  const request = {
    ...{ page, pageSize, ...props.asked },
    ...(searchLabel ? { keyword } : {}),
    ...(sort ? { sort } : {}),
    ...(props.filters ? { filters: askedOf(chosen) } : {}),
  }
  // What the declaration offers is what the call takes; the address may hold nothing else (chosenOf).
  const query = resource.useList(request as unknown as Input & Paged)
  const change = (next: Chosen) => setState(next as Partial<typeof state>) // its own keys, each with a text
  const clear = () => change(noneOf(filters))
  const chips = chipsOf(filters, chosen, change)

  // Rows of the last page were taken away: the one before it is shown.
  const { data } = query
  const last = data && !data.totalIsLowerBound ? Math.max(1, Math.ceil(data.total / pageSize)) : page
  const past = page > last && data?.list.length === 0
  useEffect(() => {
    if (past) void setState({ page: last })
  }, [past, last, setState])

  return (
    <List<Row>
      name={props.name}
      label={props.label}
      query={query}
      state={state}
      onChange={setState}
      columns={props.columns ?? noColumns}
      rowKey={props.rowKey}
      {...(props.rowName ? { rowName: props.rowName } : {})}
      {...(props.onOpen ? { onOpen: props.onOpen } : {})}
      {...(searchLabel ? { searchLabel } : {})}
      filters={
        <>
          {sorts && (
            <Select
              aria-label={sorts.label}
              value={sort ?? ''}
              onChange={(next) => setState({ sort: next })}
              options={[...sorts.options]}
              popupMatchSelectWidth={false}
            />
          )}
          {props.filters && (
            <FilterDrawer count={chips.length} values={chosen} none={noneOf(filters)} onApply={change}>
              {(draft, edit) => <FilterFields filters={filters} values={draft} change={edit} />}
            </FilterDrawer>
          )}
        </>
      }
      primary={props.create}
      chips={<FilterChips chips={chips} onClear={clear} />}
      nothingFits={chips.length > 0 && <NothingFits onClear={clear} />}
      card={props.card}
      empty={props.empty}
    />
  )
}
