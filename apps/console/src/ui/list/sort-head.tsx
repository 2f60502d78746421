import { SortDownIcon, SortUpIcon } from '../icons.ts'
import css from './list.module.css'
import type { ColumnSort, ListOrder } from './shown-columns.ts'

interface SortHeadProps {
  title: string
  sorts: readonly ColumnSort[]
  order: ListOrder
}

/** The order of a column that a list is in; undefined: another column's. */
export const sortNow = (sorts: readonly ColumnSort[], { by }: ListOrder) => sorts.find((sort) => sort.by === by)

/** The head of a column that orders the list; again, it takes the next order that the column has. */
export function SortHead({ title, sorts, order }: SortHeadProps) {
  const now = sortNow(sorts, order)
  const next = sorts[now ? (sorts.indexOf(now) + 1) % sorts.length : 0]
  return (
    <button type="button" className={css.sortHead} onClick={() => next && order.choose(next.by)}>
      {title}
      {now && (now.is === 'ascending' ? <SortUpIcon /> : <SortDownIcon />)}
    </button>
  )
}
