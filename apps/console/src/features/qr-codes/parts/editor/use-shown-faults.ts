import { type RefObject, useCallback, useEffect } from 'react'
import type { SaveFaults } from './save-faults.ts'

const fields = 'input:not([type=hidden]):not([type=file]), textarea, [contenteditable=true], button'

/** Scrolls to the first thing that kept the work from being saved and puts the caret there; says how many there are. */
export function useShownFaults(faults: SaveFaults, place: RefObject<HTMLElement | null>) {
  const { name, kind, target, content, blocks } = faults
  const count = [name, kind, target, content].filter((fault) => fault !== undefined).length + blocks.size
  const show = useCallback(() => {
    const first = place.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault=true]')
    if (!first) return
    const field = first.matches('[aria-invalid=true]') ? first : (first.querySelector<HTMLElement>(fields) ?? first)
    first.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  }, [place])
  useEffect(() => {
    if (count > 0) show()
    // Each try to save finds its faults anew, the same ones as well.
  }, [faults, count, show])
  return { count, show }
}
