import type { ReactNode } from 'react'
import { ErrorState } from '../error-state.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useNarrow } from '../use-mode.ts'
import { BatchBar } from './batch-bar.tsx'
import { ListCards } from './list-cards.tsx'
import css from './list.module.css'
import { ListPager } from './list-pager.tsx'
import type { ListState } from './list-state.ts'
import { ListTable, type Peek } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { NothingHere } from './nothing-here.tsx'
import { type ListColumn, type ListOrder, useShownColumns } from './shown-columns.ts'
import { useSelection } from './use-selection.ts'
import { useView } from './use-view.ts'

/** The parts of a query that a list needs; `useQuery` of a list call fits. */
interface ListQuery<Row> {
  data: { list: Row[]; total: number; totalIsLowerBound?: boolean } | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface ListProps<Row> {
  /** Under which the chosen columns are remembered; also the table's accessible name. */
  name: string
  label: string
  query: ListQuery<Row>
  state: ListState
  onChange: (change: Partial<ListState>) => void
  /** None: the rows are shown as cards alone. */
  columns: ListColumn<Row>[]
  /** Without it heads of columns choose no order. */
  order?: ListOrder
  rowKey: (row: Row) => string | number
  /** What a row is called, for its checkbox. */
  rowName?: (row: Row) => string
  /** Double click, or Enter on the row. */
  onOpen?: (row: Row) => void
  /** Does what a key stands for on a row, and says whether it stands for anything. */
  onPress?: (key: string, row: Row) => boolean
  /** Shows a row beside the list, by a click or, once one is shown, by the arrow keys. */
  peek?: Peek<Row>
  /** A row as a card; without it there is no card view. */
  card?: (row: Row) => ReactNode
  /** What of the rows a typed word narrows: "name, number". Without it nothing can be typed. */
  searchBy?: string
  filters?: ReactNode
  /** The primary action, at the right of the toolbar. */
  primary?: ReactNode
  /** Buttons for the selected rows; without it nothing can be selected. */
  batch?: (rows: Row[], clear: () => void) => ReactNode
  /** What was found, beyond the page as well, so that it can be chosen at once; at most so many. */
  takeAll?: { atMost: number; rows: () => Promise<Row[]> } | undefined
  /** Between toolbar and rows: the filters that are set. */
  chips?: ReactNode
  /** Shown when filters are set and nothing fits them. */
  nothingFits?: ReactNode
  /** Shown when there is nothing at all and nothing is searched for. */
  empty: ReactNode
}

/** The one list: toolbar, table or cards, batch bar, pager. Its state lives in the address (useListState). */
export function List<Row extends object>(props: ListProps<Row>) {
  const { query, state, onChange, batch, card, rowKey, onOpen, rowName, takeAll } = props
  const columns = useShownColumns(props.name, props.columns)
  const rows = query.data?.list ?? []
  const { page: _, ...asked } = state
  const selection = useSelection(rows, rowKey, JSON.stringify(asked))
  const found = Math.min(query.data?.total ?? 0, takeAll?.atMost ?? 0)
  // A table does not fit a phone.
  const narrow = useNarrow()
  const [view, setView] = useView(props.name, state, onChange)
  const onlyCards = props.columns.length === 0
  const asCards = Boolean(card) && (narrow || onlyCards || view === 'cards')

  function body() {
    if (query.error && !query.data) return <ErrorState error={query.error} onRetry={query.refetch} />
    if (!query.data) return <Skeleton rows={8} height={28} />
    if (rows.length === 0) {
      if (props.nothingFits) return props.nothingFits
      return state.keyword ? <NothingHere keyword={state.keyword} /> : props.empty
    }
    const shared = { label: props.label, rows, rowKey, rowName, onOpen, onPress: props.onPress, busy: query.isFetching }
    const selectable = batch ? selection : undefined
    if (card && asCards) return <ListCards {...shared} card={card} selection={selectable} />
    return (
      <ListTable {...shared} columns={columns.shown} order={props.order} peek={props.peek} selection={selectable} />
    )
  }

  return (
    <div className={css.list}>
      <ListToolbar
        state={state}
        onChange={onChange}
        {...(props.searchBy ? { searchBy: props.searchBy } : {})}
        filters={props.filters}
        primary={props.primary}
        {...(card && !narrow && !onlyCards ? { onView: setView } : {})}
        asCards={asCards}
        columns={columns}
      />
      {props.chips}
      {batch && selection.chosen.length > 0 && (
        <BatchBar
          count={selection.chosen.length}
          onClear={selection.clear}
          more={
            takeAll && found > Math.max(rows.length, selection.chosen.length)
              ? { count: found, take: async () => selection.take(await takeAll.rows()) }
              : undefined
          }
        >
          {batch(selection.chosen, selection.clear)}
        </BatchBar>
      )}
      <div className={css.body}>{body()}</div>
      {query.data && query.data.total > 0 && (
        <ListPager
          state={state}
          onChange={onChange}
          total={query.data.total}
          atLeast={query.data.totalIsLowerBound ?? false}
        />
      )}
    </div>
  )
}
