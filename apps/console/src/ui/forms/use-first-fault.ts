import { type RefObject, useEffect } from 'react'

/** Takes the reader to the first field that is wrong, each time that sending was refused. */
export function useFirstFault(form: RefObject<HTMLElement | null>, refused: number): void {
  useEffect(() => {
    if (refused === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }, [form, refused])
}
