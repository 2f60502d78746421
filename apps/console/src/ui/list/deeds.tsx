import { Button, Dropdown } from 'antd'
import { MoreIcon } from '../icons.ts'
import { useLooking } from '../looking.ts'
import { menuOf } from './menu-entries.tsx'
import { type Deed, deedsOfRow, offeredOf, useDeeds } from './use-deeds.ts'

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
  const looking = useLooking()
  const items = menuOf(
    deedsOfRow(offeredOf(deeds, looking), row).map((deed) => ({
      ...deed,
      reason: deed.reason?.(row),
      href: deed.href?.(row),
      onClick: () => void perform(deed, row),
    })),
  )
  if (items?.length === 0) return null
  return (
    <Dropdown menu={{ items: items ?? [] }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<MoreIcon />} aria-label={label} />
    </Dropdown>
  )
}

interface RowButtonProps<Row> extends Pick<RowMenuProps<Row>, 'row' | 'changed'> {
  deed: Deed<Row>
  /** As a word among links, not as a button. */
  asLink?: boolean
}

/** One thing that can be done with a row, in sight. */
export function RowButton<Row>({ row, deed, changed, asLink = false }: RowButtonProps<Row>) {
  const { perform, running } = useDeeds<Row>(changed)
  const reason = deed.reason?.(row)
  return (
    <Button
      size="small"
      {...(asLink ? { type: 'link' as const } : { icon: deed.icon })}
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
