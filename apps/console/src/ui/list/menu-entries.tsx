import type { MenuProps } from 'antd'
import type { ReactNode } from 'react'
import css from './list.module.css'

interface MenuEntry {
  key: string
  label: string
  icon: ReactNode
  group?: string | undefined
  danger?: boolean | undefined
  /** Why it cannot be done. */
  reason: string | undefined
  /** An address that is opened in a tab of its own. */
  href?: string | undefined
  onClick: () => void
}

/** Entries of a menu: what cannot be done says why, and a line stands where another group begins. */
export function menuOf(entries: readonly MenuEntry[]): MenuProps['items'] {
  return entries.flatMap(({ key, label, icon, group, danger = false, reason, href, onClick }, place) => {
    const before = entries[place - 1]
    const line = before && before.group !== group ? [{ type: 'divider' as const, key: `before-${key}` }] : []
    const words = (
      <>
        {label}
        {reason !== undefined && <small className={css.reason}>{reason}</small>}
      </>
    )
    const link = (
      <a href={href} target="_blank" rel="noreferrer">
        {label}
      </a>
    )
    return [
      ...line,
      href === undefined
        ? { key, icon, danger, disabled: reason !== undefined, label: words, onClick }
        : { key, icon, label: link },
    ]
  })
}
