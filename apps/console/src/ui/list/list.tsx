import { type Key, type ReactNode, useState } from 'react'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useNarrow } from '../use-mode.ts'
import { useTranslation } from 'react-i18next'
import { BatchBar } from './batch-bar.tsx'
import css from './list.module.css'
import { ListPager } from './list-pager.tsx'
import type { ListState } from './list-state.ts'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { type ListColumn, useShownColumns } from './shown-columns.ts'

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
  columns: ListColumn<Row>[]
  rowKey: (row: Row) => string | number
  /** Double click, or Enter on the row. */
  onOpen?: (row: Row) => void
  /** A row as a card; without it there is no card view. */
  card?: (row: Row) => ReactNode
  searchLabel: string
  filters?: ReactNode
  /** The primary action, at the right of the toolbar. */
  primary?: ReactNode
  /** Buttons for the selected rows; without it nothing can be selected. */
  batch?: (rows: Row[], clear: () => void) => ReactNode
  /** Shown when there is nothing at all and nothing is searched for. */
  empty: ReactNode
}

/** The one list: toolbar, table or cards, batch bar, pager. Its state lives in the address (useListState). */
export function List<Row extends object>(props: ListProps<Row>) {
  const { query, state, onChange, batch, card } = props
  const { t } = useTranslation()
  const [selected, setSelected] = useState<Key[]>([])
  const columns = useShownColumns(props.name, props.columns)
  // A table does not fit a phone.
  const narrow = useNarrow()
  const asCards = narrow || state.view === 'cards'
  const rows = query.data?.list ?? []
  const chosen = rows.filter((row) => selected.includes(props.rowKey(row)))
  const clear = () => setSelected([])

  function body() {
    if (query.error && !query.data) return <ErrorState error={query.error} onRetry={query.refetch} />
    if (!query.data) return <Skeleton rows={8} height={28} />
    if (rows.length === 0) {
      return state.keyword ? <EmptyState title={t('app.nothingFound', { keyword: state.keyword })} /> : props.empty
    }
    if (card && asCards) {
      return (
        <ul className={css.cards} aria-label={props.label}>
          {rows.map((row) => (
            <li key={props.rowKey(row)}>{card(row)}</li>
          ))}
        </ul>
      )
    }
    return (
      <ListTable
        label={props.label}
        rows={rows}
        columns={columns.shown}
        rowKey={props.rowKey}
        busy={query.isFetching}
        {...(props.onOpen ? { onOpen: props.onOpen } : {})}
        {...(batch ? { selected, onSelect: setSelected } : {})}
      />
    )
  }

  return (
    <div className={css.list}>
      <ListToolbar
        state={state}
        onChange={onChange}
        searchLabel={props.searchLabel}
        filters={props.filters}
        primary={props.primary}
        hasCards={Boolean(card) && !narrow}
        asCards={Boolean(card) && asCards}
        columns={columns}
      />
      {batch && chosen.length > 0 && (
        <BatchBar count={chosen.length} onClear={clear}>
          {batch(chosen, clear)}
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
