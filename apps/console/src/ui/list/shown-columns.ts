import type { ReactNode } from 'react'
import { setPreference, usePreferences } from '../../preferences.ts'

export interface ListColumn<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Pixels; without it the column takes what is left. */
  width?: number
  align?: 'left' | 'right'
  /** Stays in sight when the table scrolls sideways. */
  fixed?: 'start' | 'end'
  /** Always shown; name and actions are. */
  locked?: boolean
  /** Not shown until chosen. */
  hidden?: boolean
  /** Orders that its head chooses, one after the other. */
  sorts?: readonly ColumnSort[]
}

export interface ColumnSort {
  /** What the call names it. */
  by: string
  is: 'ascending' | 'descending'
}

/** The order of a list, where heads of columns choose it. */
export interface ListOrder {
  by: string
  choose: (by: string) => void
}

export interface ShownColumns<Row> {
  all: ListColumn<Row>[]
  shown: ListColumn<Row>[]
  choose: (keys: string[]) => void
}

/** Columns as the person chose them in this browser. */
export function useShownColumns<Row>(name: string, columns: ListColumn<Row>[]): ShownColumns<Row> {
  const remembered = usePreferences((preferences) => preferences.columns[name])
  const isShown = (column: ListColumn<Row>) =>
    column.locked || (remembered ? remembered.includes(column.key) : !column.hidden)
  return {
    all: columns,
    shown: columns.filter(isShown),
    choose: (keys) => setPreference('columns', { ...usePreferences.getState().columns, [name]: keys }),
  }
}
