import { Table } from 'antd'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../preferences.ts'
import css from './list.module.css'
import { onRowKey } from './row-keys.ts'
import type { ListColumn, ListOrder } from './shown-columns.ts'
import { SortHead, sortNow } from './sort-head.tsx'
import type { Selection } from './use-selection.ts'

interface ListTableProps<Row> {
  label: string
  rows: Row[]
  columns: ListColumn<Row>[]
  rowKey: (row: Row) => string | number
  busy: boolean
  order: ListOrder | undefined
  rowName: ((row: Row) => string) | undefined
  onOpen: ((row: Row) => void) | undefined
  onPress: ((key: string, row: Row) => boolean) | undefined
  peek: Peek<Row> | undefined
  /** Undefined when nothing can be selected. */
  selection: Selection<Row> | undefined
}

/** A row that is shown beside the list. */
export interface Peek<Row> {
  /** Key of the row that is shown; undefined: none. */
  shown: string | number | undefined
  show: (row: Row) => void
}

/** What a click in a row is for already. */
const busyPlaces = 'a, button, input, label, [role=menu], .ant-table-selection-column'

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { rows, columns, rowKey, rowName, onOpen, onPress, order, peek, selection } = props
  const onRow = (row: Row) => ({
    tabIndex: 0,
    ...(peek && { 'data-peeked': peek.shown === rowKey(row) }),
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      if (target instanceof Element && !target.closest(busyPlaces)) peek?.show(row)
    },
    // While one row is shown, the arrow keys show the next.
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (peek?.shown !== undefined && target === currentTarget && peek.shown !== rowKey(row)) peek.show(row)
    },
    onDoubleClick: () => onOpen?.(row),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      onRowKey(event, {
        open: onOpen && (() => onOpen(row)),
        toggle: selection && (() => selection.toggle(rowKey(row))),
        press: onPress && ((key) => onPress(key, row)),
      }),
  })
  const { t } = useTranslation()
  const density = usePreferences((preferences) => preferences.density)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The library measures columns with a hidden copy of the head, whose checkbox must not take the focus.
    frame.current?.querySelector('.ant-table-measure-row')?.setAttribute('inert', '')
  })
  return (
    <div ref={frame} className={css.table} data-density={density} aria-busy={props.busy}>
      <Table
        aria-label={props.label}
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={columns.map(({ key, title, width, align, fixed, sorts, render }) => ({
          key,
          ...(sorts && order
            ? {
                title: <SortHead title={title} sorts={sorts} order={order} />,
                onHeaderCell: () => ({ 'aria-sort': sortNow(sorts, order)?.is ?? ('none' as const) }),
              }
            : { title }),
          ...(width ? { width } : {}),
          ...(align ? { align } : {}),
          ...(fixed ? { fixed } : {}),
          render: (_: unknown, row: Row) => render(row),
        }))}
        {...(onOpen || selection || onPress || peek ? { onRow } : {})}
        {...(selection
          ? {
              rowSelection: {
                selectedRowKeys: selection.keys,
                onChange: selection.choose,
                columnWidth: 48,
                preserveSelectedRowKeys: selection.isBeyond,
                getTitleCheckboxProps: () => ({ 'aria-label': t('app.selectAll') }),
                getCheckboxProps: (row: Row) => ({
                  'aria-label': rowName ? `${t('app.selectRow')} · ${rowName(row)}` : t('app.selectRow'),
                }),
              },
            }
          : {})}
      />
    </div>
  )
}
