import { Select } from 'antd'
import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLooking } from '../looking.ts'
import { DeedsBar } from './deeds-bar.tsx'
import { RowButton, RowMenu } from './deeds.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterBox } from './filter-box.tsx'
import { faultOf } from './filters/filters.tsx'
import { List } from './list.tsx'
import type { Peek } from './list-table.tsx'
import css from './list.module.css'
import { NothingFits } from './nothing-fits.tsx'
import type { ListColumn } from './shown-columns.ts'
import { type Deed, deedsOfRow, offeredOf, useDeeds } from './use-deeds.ts'
import { type Listing, type ListingOptions, useListing } from './use-listing.ts'

interface ListScreenProps<Row, Input extends object> extends ListingOptions<Row, Input> {
  /** Under which the chosen columns are remembered. */
  name: string
  label: string
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
  /** Ways from a row that stand in sight in a table before its deeds, in a column of that width. */
  ways?: { width: number; of: (row: Row) => ReactNode }
  /** Double click, or Enter on the row. */
  onOpen?: (row: Row) => void
  /** Shows a row beside the list, by a click or, once one is shown, by the arrow keys. */
  peek?: Peek<Row>
  /** Stands in the toolbar after the filters. */
  beside?: ReactNode
  /** The primary action. */
  create?: ReactNode
  /** Shown when there is nothing at all; one that takes the primary action has it in place of the toolbar. */
  empty: ReactNode | ((create: ReactNode) => ReactNode)
}

const noColumns: never[] = []
const noDeeds: never[] = []

/** A list of a noun, put together from what is said of it: address, call, search, order, filters, deeds, pages. */
export function ListScreen<Row extends object, Input extends object>(props: ListScreenProps<Row, Input>) {
  return <ListOf {...props} listing={useListing(props)} />
}

interface ListOfProps<Row extends object, Input extends object>
  extends Omit<ListScreenProps<Row, Input>, 'resource' | 'asked' | 'within'> {
  listing: Listing<Row, Input>
}

/** The same, where the screen itself makes the listing, as it shows more of it than the list. */
export function ListOf<Row extends object, Input extends object>(props: ListOfProps<Row, Input>) {
  const { listing, sorts, searchBy, rowName, columns = noColumns, selectsMost, empty } = props
  const { filters, chosen, none, state, setState, sort, query, chips, change, clear, changed, take } = listing
  const { t } = useTranslation()
  const fields = filters.filter((filter) => filter.fields !== undefined)
  const takesCreate =
    typeof empty === 'function' && query.data?.total === 0 && state.keyword === '' && chips.length === 0
  const { perform } = useDeeds<Row>(changed)
  const looking = useLooking()
  const deeds = offeredOf(props.deeds ?? noDeeds, looking)
  const needs = { deeds, rowName, changed, t }
  const shown = columns.length > 0 && deeds.length > 0 ? [...columns, deedsColumn(needs, props.ways)] : columns

  function press(key: string, row: Row): boolean {
    const deed = deeds.find(({ shortcut }) => shortcut === key)
    if (!deed || deed.reason?.(row) !== undefined) return false
    void perform(deed, row)
    return true
  }

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
      takeAll={selectsMost === undefined ? undefined : { atMost: selectsMost, rows: () => take(selectsMost) }}
      {...(props.onOpen ? { onOpen: props.onOpen } : {})}
      {...(props.peek ? { peek: props.peek } : {})}
      {...(searchBy ? { searchBy } : {})}
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
              none={none}
              onApply={change}
              faultOf={(draft) => faultOf(filters, draft, t)}
            >
              {(draft, edit) =>
                fields.map((filter) => <Fragment key={filter.key}>{filter.fields?.(draft, edit, t)}</Fragment>)
              }
            </FilterBox>
          )}
          {props.beside}
        </>
      }
      primary={takesCreate ? undefined : props.create}
      chips={<FilterChips chips={chips} onClear={clear} />}
      nothingFits={chips.length > 0 && <NothingFits onClear={clear} />}
      card={(row) => props.card(row, deeds.length > 0 && deedsOf(row, needs))}
      empty={typeof empty === 'function' ? empty(looking === undefined && props.create) : empty}
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
  const [only, ...others] = deedsOfRow(deeds, row)
  if (only?.run && others.length === 0) return <RowButton row={row} deed={only} changed={changed} />
  const label = [t('app.more'), rowName?.(row)].filter(Boolean).join(' · ')
  return <RowMenu row={row} deeds={deeds} label={label} changed={changed} />
}

function deedsColumn<Row>(needs: DeedNeeds<Row>, ways: ListScreenProps<Row, object>['ways']): ListColumn<Row> {
  const [seen, folded] = [needs.deeds.filter(({ inSight }) => inSight), needs.deeds.filter(({ inSight }) => !inSight)]
  const menu = (row: Row) => deedsOf(row, { ...needs, deeds: folded })
  return {
    key: 'deeds',
    title: needs.t('app.deeds'),
    width: ways?.width ?? (needs.deeds.length > 1 ? 72 : 120),
    fixed: 'end',
    locked: true,
    render: (row) =>
      ways || seen.length > 0 ? (
        <div className={css.inSight}>
          {ways?.of(row)}
          {seen.map((deed) => (
            <RowButton key={deed.key} row={row} deed={deed} changed={needs.changed} asLink />
          ))}
          {menu(row)}
        </div>
      ) : (
        menu(row)
      ),
  }
}
