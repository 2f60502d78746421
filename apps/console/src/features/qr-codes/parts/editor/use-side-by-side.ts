import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1081px)'

/** Whether there is room for the phone next to the editor. */
export function useSideBySide(): boolean {
  return useSyncExternalStore(
    (change) => {
      const media = window.matchMedia(wide)
      media.addEventListener('change', change)
      return () => media.removeEventListener('change', change)
    },
    () => window.matchMedia(wide).matches,
  )
}
