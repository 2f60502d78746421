import { Button, Input } from 'antd'
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { captionMax } from '../block.ts'
import { cellMax, tableColumnsMax, tableRowsMax } from './schema.ts'
import { AddIcon, CloseIcon, TableIcon } from '../editing/icons.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { addColumn, addRow, pasteCells, readCells, removeColumn, removeRow, setCell } from './table-cells.ts'

/** Plain text in rows and columns; whole ranges are pasted from a spreadsheet. */
function TableEditor({ block, onChange }: EditorProps<'table'>) {
  const { t } = useTranslation()
  const { Field, tell } = useEditorParts()
  const limits = { rows: tableRowsMax, columns: tableColumnsMax }

  function paste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    const { table, cut } = pasteCells(block, readCells(text), { row, column })
    onChange(table, 'paste')
    if (cut) tell(t('blocks.tableCut', limits))
  }

  const cell = (value: string, row: number, column: number) => (
    <Input
      value={value}
      maxLength={cellMax}
      aria-label={
        row === 0 ? t('blocks.heading', { column: column + 1 }) : t('blocks.cell', { row, column: column + 1 })
      }
      onChange={(event) => onChange(setCell(block, row, column, event.target.value), `cell-${row}-${column}`)}
      onPaste={(event) => paste(event, row, column)}
    />
  )
  const remove = (name: string, onClick: () => void, disabled = false) => (
    <Button type="text" size="small" icon={<CloseIcon />} aria-label={name} title={name} {...{ onClick, disabled }} />
  )
  return (
    <div className={css.file}>
      <Field label={t('blocks.tableTitle')}>
        <Input
          value={block.title}
          maxLength={captionMax}
          onChange={(event) => onChange({ ...block, title: event.target.value }, 'title')}
        />
      </Field>
      <div className={css.grid}>
        <table>
          <thead>
            <tr>
              {block.header.map((_, column) => (
                <td key={column}>
                  {remove(
                    t('blocks.removeColumn', { column: column + 1 }),
                    () => onChange(removeColumn(block, column), 'columns'),
                    block.header.length === 1,
                  )}
                </td>
              ))}
            </tr>
            <tr>
              {block.header.map((value, column) => (
                <th key={column} scope="col">
                  {cell(value, 0, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((cells, at) => (
              <tr key={at}>
                {cells.map((value, column) => (
                  <td key={column}>{cell(value, at + 1, column)}</td>
                ))}
                <td>
                  {remove(t('blocks.removeRow', { row: at + 1 }), () => onChange(removeRow(block, at + 1), 'rows'))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.shown}>
        <Button
          icon={<AddIcon />}
          disabled={block.rows.length >= tableRowsMax}
          onClick={() => onChange(addRow(block), 'rows')}
        >
          {t('blocks.addRow')}
        </Button>
        <Button
          icon={<AddIcon />}
          disabled={block.header.length >= tableColumnsMax}
          onClick={() => onChange(addColumn(block), 'columns')}
        >
          {t('blocks.addColumn')}
        </Button>
      </div>
      <p className={css.hint}>{t('blocks.tablePaste', limits)}</p>
    </div>
  )
}

export const tableEditor: EditorFace<'table'> = {
  name: 'blocks.table',
  icon: <TableIcon aria-hidden />,
  group: 'groupText',
  Editor: TableEditor,
  begin: () => ({
    header: ['', ''],
    rows: [
      ['', ''],
      ['', ''],
    ],
  }),
}
