import { Checkbox } from 'antd'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './list.module.css'
import { onRowKey } from './row-keys.ts'
import type { Selection } from './use-selection.ts'

interface ListCardsProps<Row> {
  label: string
  rows: Row[]
  rowKey: (row: Row) => string | number
  rowName: ((row: Row) => string) | undefined
  card: (row: Row) => ReactNode
  busy: boolean
  onOpen: ((row: Row) => void) | undefined
  onPress: ((key: string, row: Row) => boolean) | undefined
  /** Undefined when nothing can be selected. */
  selection: Selection<Row> | undefined
}

/** The rows as cards, each with a checkbox, and one for all of the page. */
export function ListCards<Row>({ rows, rowKey, selection, onOpen, onPress, ...props }: ListCardsProps<Row>) {
  const { t } = useTranslation()
  const all = rows.map(rowKey)
  return (
    <>
      {selection && (
        <div className={css.cardsHead}>
          <Checkbox
            checked={selection.chosen.length === rows.length}
            indeterminate={selection.chosen.length > 0 && selection.chosen.length < rows.length}
            onChange={(event) => selection.choose(event.target.checked ? all : [])}
          >
            {t('app.selectAll')}
          </Checkbox>
        </div>
      )}
      <ul className={css.cards} aria-label={props.label} aria-busy={props.busy}>
        {rows.map((row) => {
          const key = rowKey(row)
          const name = props.rowName?.(row)
          return (
            <li
              key={key}
              tabIndex={0}
              className={css.cardPlace}
              data-selected={selection?.keys.includes(key)}
              data-opens={onOpen !== undefined}
              data-selects={selection !== undefined}
              onClick={(event) => isBare(event) && onOpen?.(row)}
              onKeyDown={(event) =>
                onRowKey(event, {
                  open: onOpen && (() => onOpen(row)),
                  toggle: selection && (() => selection.toggle(key)),
                  press: onPress && ((pressed) => onPress(pressed, row)),
                })
              }
            >
              {props.card(row)}
              {selection && (
                <Checkbox
                  className={css.cardCheck ?? ''}
                  checked={selection.keys.includes(key)}
                  onChange={() => selection.toggle(key)}
                  aria-label={name ? `${t('app.selectRow')} · ${name}` : t('app.selectRow')}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Whether a tap met the card itself, not a control on it nor a menu that hangs from it. */
function isBare({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.closest('a, button, input, label, select, [role="button"]') === null
}
