import { Select } from 'antd'
import type { TFunction } from 'i18next'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Paged, Resource } from '../resource.ts'
import { DeedsBar, RowButton, RowMenu } from './deeds.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterBox } from './filter-box.tsx'
import {
  askedOf,
  chipsOf,
  type Chosen,
  chosenOf,
  faultOf,
  type Filters,
  filtersOf,
  noneOf,
} from './filters/filters.tsx'
import { List } from './list.tsx'
import { useListState } from './list-state.ts'
import { NothingFits } from './nothing-fits.tsx'
import type { ListColumn } from './shown-columns.ts'
import { type Deed, useDeeds } from './use-deeds.ts'

interface ListScreenProps<Row, Input extends object> {
  /** Under which the chosen columns are remembered. */
  name: string
  label: string
  resource: Resource<Row, Input>
  /** What the call is asked for beside page, keyword, order and filters. */
  asked?: Partial<Omit<Input, 'page' | 'pageSize' | 'keyword' | 'sort' | 'filters'>>
  /** Without them the rows are shown as cards alone. */
  columns?: ListColumn<Row>[]
  /** A row as a card; `deeds` is what opens what can be done with it. */
  card: (row: Row, deeds: ReactNode) => ReactNode
  rowKey: (row: Row) => string | number
  /** What a row is called, for its checkbox and its menu. */
  rowName?: (row: Row) => string
  /** What can be done with rows: gives menu, button or bar, keys, questions and undo, and lists are asked for again. */
  deeds?: readonly Deed<Row>[]
  /** So many that were found can be chosen at once; without it those of a page. */
  selectsMost?: number
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
  /** Shown when there is nothing at all; one that takes the primary action has it in place of the toolbar. */
  empty: ReactNode | ((create: ReactNode) => ReactNode)
}

const noColumns: never[] = []
const noDeeds: never[] = []

/** A list of a noun, put together from what is said of it: address, call, search, order, filters, deeds, pages. */
export function ListScreen<Row extends object, Input extends object>(props: ListScreenProps<Row, Input>) {
  const { resource, sorts, searchLabel, rowName, deeds = noDeeds, columns = noColumns } = props
  const { t } = useTranslation()
  const filters = filtersOf(props.filters ?? {})
  const [state, setState] = useListState({ sort: sorts?.options[0]?.value ?? '', ...noneOf(filters) })
  const written: Readonly<Record<string, unknown>> = state
  const chosen = chosenOf(filters, written)
  const sort = sorts?.options.find(({ value }) => value === written.sort)?.value ?? sorts?.options[0]?.value
  const { page, pageSize, keyword } = state
  const request = {
    ...{ page, pageSize, ...props.asked },
    ...(searchLabel ? { keyword } : {}),
    ...(sort ? { sort } : {}),
    ...(props.filters ? { filters: askedOf(filters, chosen) } : {}),
  }
  // What the declaration offers is what the call takes; the address may hold nothing else (chosenOf).
  const asked = request as unknown as Input & Paged
  const query = resource.useList(asked)
  const change = (next: Chosen) => setState(next as Partial<typeof state>) // its own keys, each with a text
  const clear = () => change(noneOf(filters))
  const fields = filters.filter((filter) => filter.fields !== undefined)
  const chips = chipsOf(filters, chosen, { t, change })
  const { empty } = props
  const takesCreate = typeof empty === 'function' && query.data?.total === 0 && keyword === '' && chips.length === 0
  const changed = resource.useChanged()
  const { perform } = useDeeds<Row>(changed)
  const shown =
    columns.length > 0 && deeds.length > 0 ? [...columns, deedsColumn({ deeds, rowName, changed, t })] : columns

  function press(key: string, row: Row): boolean {
    const deed = deeds.find(({ shortcut }) => shortcut === key)
    if (!deed || deed.reason?.(row) !== undefined) return false
    void perform(deed, row)
    return true
  }

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
      columns={shown}
      {...(sort ? { order: { by: sort, choose: (by) => setState({ sort: by }) } } : {})}
      rowKey={props.rowKey}
      {...(rowName ? { rowName } : {})}
      {...(deeds.some(({ shortcut }) => shortcut) ? { onPress: press } : {})}
      {...(deeds.some(({ many }) => many)
        ? {
            batch: (rows: Row[], clearRows: () => void) => (
              <DeedsBar rows={rows} deeds={deeds} clear={clearRows} changed={changed} />
            ),
          }
        : {})}
      takeAll={
        props.selectsMost === undefined
          ? undefined
          : { atMost: props.selectsMost, rows: () => resource.take(asked, props.selectsMost ?? 0) }
      }
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
          {fields.length > 0 && (
            <FilterBox
              count={chips.length}
              values={chosen}
              none={noneOf(filters)}
              onApply={change}
              faultOf={(draft) => faultOf(filters, draft, t)}
            >
              {(draft, edit) =>
                fields.map((filter) => <Fragment key={filter.key}>{filter.fields?.(draft, edit, t)}</Fragment>)
              }
            </FilterBox>
          )}
        </>
      }
      primary={takesCreate ? undefined : props.create}
      chips={<FilterChips chips={chips} onClear={clear} />}
      nothingFits={chips.length > 0 && <NothingFits onClear={clear} />}
      card={(row) => props.card(row, deeds.length > 0 && deedsOf(row, { deeds, rowName, changed, t }))}
      empty={typeof empty === 'function' ? empty(props.create) : empty}
    />
  )
}

interface DeedNeeds<Row> {
  deeds: readonly Deed<Row>[]
  rowName: ((row: Row) => string) | undefined
  changed: () => unknown
  t: TFunction
}

/** One deed is a button; several are a menu. */
function deedsOf<Row>(row: Row, { deeds, rowName, changed, t }: DeedNeeds<Row>): ReactNode {
  const [only, ...others] = deeds
  if (only && others.length === 0) return <RowButton row={row} deed={only} changed={changed} />
  const label = [t('app.more'), rowName?.(row)].filter(Boolean).join(' · ')
  return <RowMenu row={row} deeds={deeds} label={label} changed={changed} />
}

function deedsColumn<Row>(needs: DeedNeeds<Row>): ListColumn<Row> {
  return {
    key: 'deeds',
    title: needs.t('app.deeds'),
    width: needs.deeds.length > 1 ? 72 : 120,
    fixed: 'end',
    locked: true,
    render: (row) => deedsOf(row, needs),
  }
}
