import { Table } from 'antd'
import { type Key, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './list.module.css'
import type { ListColumn } from './shown-columns.ts'

interface ListTableProps<Row> {
  label: string
  rows: Row[]
  columns: ListColumn<Row>[]
  rowKey: (row: Row) => string | number
  busy: boolean
  onOpen?: (row: Row) => void
  selected?: Key[]
  onSelect?: (keys: Key[]) => void
}

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { rows, columns, rowKey, onOpen, selected, onSelect } = props
  const open = (row: Row) => ({
    tabIndex: 0,
    onDoubleClick: () => onOpen?.(row),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) onOpen?.(row)
    },
  })
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The library measures columns with a hidden copy of the head, whose checkbox must not take the focus.
    frame.current?.querySelector('.ant-table-measure-row')?.setAttribute('inert', '')
  })
  return (
    <div ref={frame} className={css.table} aria-busy={props.busy}>
      <Table
        aria-label={props.label}
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={columns.map(({ key, title, width, align, fixed, render }) => ({
          key,
          title,
          ...(width ? { width } : {}),
          ...(align ? { align } : {}),
          ...(fixed ? { fixed } : {}),
          render: (_: unknown, row: Row) => render(row),
        }))}
        {...(onOpen ? { onRow: open } : {})}
        {...(onSelect
          ? {
              rowSelection: {
                selectedRowKeys: selected ?? [],
                onChange: onSelect,
                columnWidth: 48,
                getTitleCheckboxProps: () => ({ 'aria-label': t('app.selectAll') }),
                getCheckboxProps: () => ({ 'aria-label': t('app.selectRow') }),
              },
            }
          : {})}
      />
    </div>
  )
}
