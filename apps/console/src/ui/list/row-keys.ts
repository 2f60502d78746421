import type { KeyboardEvent } from 'react'

interface RowDeeds {
  open: (() => void) | undefined
  toggle: (() => void) | undefined
  /** Does what the key stands for on this row, and says whether it stands for anything. */
  press: ((key: string) => boolean) | undefined
}

const steps: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}
const cardSteps: typeof steps = { ...steps, ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' }

/** Keys of a row or card that has the focus itself: arrows go on, Enter opens, Space selects, deeds have keys. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, { open, toggle, press }: RowDeeds): void {
  const row = event.currentTarget
  if (event.target !== row) return
  const step = (row.tagName === 'LI' ? cardSteps : steps)[event.key]
  if (step) {
    event.preventDefault()
    neighbour(row, step)?.focus()
  } else if (event.key === 'Enter') open?.()
  else if (event.key === ' ' && toggle) {
    event.preventDefault()
    toggle()
  } else if (press?.(event.key)) event.preventDefault()
}

/** Skips what cannot have the focus, as the library's hidden copy of the head. */
function neighbour(row: Element, step: 'nextElementSibling' | 'previousElementSibling'): HTMLElement | null {
  const next = row[step]
  if (!next) return null
  return next instanceof HTMLElement && next.tabIndex === 0 ? next : neighbour(next, step)
}
