import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../client.ts'
import { confirm, type Question } from '../confirm-store.ts'
import { MoreIcon } from '../icons.ts'
import { toast } from '../toast-store.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import css from './list.module.css'

/** One thing that can be done with a row. */
export interface Deed<Row> {
  key: string
  label: string
  icon: ReactNode
  danger?: boolean
  /** Why it cannot be done with this row; undefined when it can. */
  reason?: (row: Row) => string | undefined
  /** What is asked first, with what will happen. */
  asks?: (row: Row) => Question
  run: (row: Row) => Promise<unknown> | void
}

interface RowMenuProps<Row> {
  row: Row
  deeds: readonly Deed<Row>[]
  /** The button's name: of which row it is. */
  label: string
}

/** What can be done with a row beside its commonest deeds: asked first where it must be, once at a time. */
export function RowMenu<Row>({ row, deeds, label }: RowMenuProps<Row>) {
  const { run: perform } = useSingleFlight(async ({ asks, run }: Deed<Row>) => {
    if (asks && !(await confirm(asks(row)))) return
    try {
      await run(row)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  const items = deeds.map((deed) => {
    const reason = deed.reason?.(row)
    return {
      key: deed.key,
      icon: deed.icon,
      danger: deed.danger ?? false,
      disabled: reason !== undefined,
      label: (
        <>
          {deed.label}
          {reason !== undefined && <small className={css.reason}>{reason}</small>}
        </>
      ),
      onClick: () => void perform(deed),
    }
  })
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<MoreIcon />} aria-label={label} />
    </Dropdown>
  )
}
