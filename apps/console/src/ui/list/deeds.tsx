import { Button, Dropdown } from 'antd'
import { useId } from 'react'
import { MoreIcon } from '../icons.ts'
import css from './list.module.css'
import { type Deed, reasonOf, useDeeds } from './use-deeds.ts'

export type { Deed } from './use-deeds.ts'

interface RowMenuProps<Row> {
  row: Row
  deeds: readonly Deed<Row>[]
  /** The button's name: of which row it is. */
  label: string
  /** Told when something was done, so that lists are asked for again. */
  changed?: () => unknown
}

/** What can be done with a row beside its commonest deeds: asked first where it must be, once at a time. */
export function RowMenu<Row>({ row, deeds, label, changed }: RowMenuProps<Row>) {
  const { perform } = useDeeds<Row>(changed)
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
      onClick: () => void perform(deed, row),
    }
  })
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<MoreIcon />} aria-label={label} />
    </Dropdown>
  )
}

/** The only thing that can be done with a row. */
export function RowButton<Row>({
  row,
  deed,
  changed,
}: Pick<RowMenuProps<Row>, 'row' | 'changed'> & { deed: Deed<Row> }) {
  const { perform, running } = useDeeds<Row>(changed)
  const reason = deed.reason?.(row)
  return (
    <Button
      size="small"
      icon={deed.icon}
      danger={deed.danger ?? false}
      loading={running}
      disabled={reason !== undefined}
      title={reason ?? ''}
      onClick={() => void perform(deed, row)}
    >
      {deed.label}
    </Button>
  )
}

interface DeedsBarProps<Row> {
  rows: Row[]
  deeds: readonly Deed<Row>[]
  clear: () => void
  changed?: () => unknown
}

/** What can be done with all rows that are chosen; what cannot says why. */
export function DeedsBar<Row>({ rows, deeds, clear, changed }: DeedsBarProps<Row>) {
  const id = useId()
  const { performMany, running } = useDeeds<Row>(changed)
  const offered = deeds.flatMap((deed) => (deed.many ? [{ deed, many: deed.many, reason: reasonOf(deed, rows) }] : []))
  const reasons = [...new Set(offered.map(({ reason }) => reason).filter((reason) => reason !== undefined))]
  return (
    <>
      {offered.map(({ deed, many, reason }) => (
        <Button
          key={deed.key}
          size="small"
          icon={deed.icon}
          danger={deed.danger ?? false}
          disabled={reason !== undefined || running}
          {...(reason === undefined ? {} : { 'aria-describedby': id })}
          onClick={() => void performMany(many, rows, clear)}
        >
          {many.label?.(rows.length) ?? deed.label}
        </Button>
      ))}
      {reasons.length > 0 && <span id={id}>{reasons.join(' · ')}</span>}
    </>
  )
}
