import { useEffect, useSyncExternalStore } from 'react'
import { usePreferences } from '../preferences.ts'
import type { Mode } from './palette.ts'
import { applyPalette } from './apply-palette.ts'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (change) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', change)
      return () => media.removeEventListener('change', change)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Light or dark, as chosen or as the system says; keeps the document's colours in step. */
export function useMode(): Mode {
  const choice = usePreferences((preferences) => preferences.theme)
  const systemIsDark = useMedia('(prefers-color-scheme: dark)')
  const mode = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice
  useEffect(() => applyPalette(mode), [mode])
  return mode
}

export function useMotion(): boolean {
  return !useMedia('(prefers-reduced-motion: reduce)')
}

/** Phones and narrow windows: one column, navigation in a drawer. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 767px)')
}

/** Tablets: beside the navigation a table would show hardly more than its fixed columns. */
export function useTablet(): boolean {
  return useMedia('(max-width: 1023px)')
}
