import { Button, Select } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { batchColumnsMax } from '@matai/rules/batch-limits'
import { Field } from '../../../../ui/field.tsx'
import { AddIcon } from '../../../../ui/icons.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Sortable } from '../../../../ui/sortable.tsx'
import { ColumnRow } from './column-row.tsx'
import css from './columns.module.css'
import type { BatchEditor } from './use-batch-editor.ts'

interface ColumnsPanelProps {
  editor: BatchEditor
  fault: string | undefined
  /** The column that was added last. */
  newKey: string
  onAdd: () => void
}

/** What each code has for itself: the columns of the workbook, in their order. */
export function ColumnsPanel({ editor, fault, newKey, onAdd }: ColumnsPanelProps) {
  const { t } = useTranslation()
  const { columns, keyColumn } = editor.content
  const rows = useMemo(() => columns.map(({ key, name }) => ({ id: key, name })), [columns])

  function move(key: string, other: string) {
    const to = columns.findIndex((column) => column.key === other)
    if (to >= 0) editor.edit({ do: 'moveColumn', key, to, at: Date.now() })
  }

  return (
    <Panel title={t('batchScreens.columns')}>
      <p className={css.hint}>{t('batchScreens.columnsHint')}</p>
      <Sortable rows={rows} onMove={move}>
        <ol className={css.list}>
          {columns.map((column, place) => (
            <ColumnRow key={column.key} editor={editor} column={column} place={place} isNew={column.key === newKey} />
          ))}
        </ol>
      </Sortable>
      {fault && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
      <Button
        icon={<AddIcon />}
        disabled={columns.length >= batchColumnsMax}
        title={columns.length >= batchColumnsMax ? t('batchScreens.columnsFull', { max: batchColumnsMax }) : ''}
        onClick={onAdd}
      >
        {t('batchScreens.addColumn')}
      </Button>
      <div className={css.key}>
        <Field label={t('batchScreens.keyColumn')} hint={t('batchScreens.keyColumnHint')}>
          <Select
            value={keyColumn ?? ''}
            options={[
              { value: '', label: t('batchScreens.keyNone') },
              ...columns.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={(key) => editor.edit({ do: 'chooseKey', keyColumn: key || null, at: Date.now() })}
          />
        </Field>
      </div>
    </Panel>
  )
}
