import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AddIcon } from '../../../../../ui/icons.ts'
import { RowButtons } from './row-buttons.tsx'
import { movedTo } from './row-list.ts'
import css from './settings.module.css'

interface ListPanelProps<Row> {
  label: string
  hint?: string | undefined
  error: string | undefined
  rows: readonly Row[]
  most: number
  add: string
  make: () => Row
  /** what a row is called, by its place from 1 */
  nameOf: (row: Row, at: number) => string
  onChange: (rows: Row[], field: string) => void
  row: (row: Row, at: number) => ReactNode
  /** other ways to add some */
  children?: ReactNode
}

/** Rows with buttons to order, remove and add them. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { t } = useTranslation()
  const id = useId()
  const { rows, onChange, nameOf } = props
  return (
    <fieldset className={css.list} aria-describedby={props.error ? id : undefined}>
      <legend>{props.label}</legend>
      {props.hint && <small className={css.hint}>{props.hint}</small>}
      {rows.map((row, at) => (
        // Rows have no other name than their place: two may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.row}>
          <div className={css.cells}>{props.row(row, at)}</div>
          <RowButtons
            name={nameOf(row, at + 1)}
            place={at}
            count={rows.length}
            onMove={(to) => onChange(movedTo(rows, at, to), 'order')}
            onRemove={() => onChange(rows.toSpliced(at, 1), 'rows')}
          />
        </div>
      ))}
      <div className={css.adds}>
        <Button
          size="small"
          icon={<AddIcon />}
          disabled={rows.length >= props.most}
          onClick={() => onChange([...rows, props.make()], 'rows')}
        >
          {props.add}
        </Button>
        {props.children}
        {rows.length >= props.most && <small className={css.hint}>{t('formEditor.full', { most: props.most })}</small>}
      </div>
      {props.error && (
        <p id={id} className={css.fault} role="alert">
          {props.error}
        </p>
      )}
    </fieldset>
  )
}
