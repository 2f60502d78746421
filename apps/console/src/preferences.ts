import type { Language } from '@matai/i18n/language'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Mode } from './ui/palette.ts'

/** What a person set for this browser; nothing of it is known to the server. */
interface Preferences {
  /** Chosen by hand; undefined follows the account or the browser. */
  language: Language | undefined
  theme: Mode | 'system'
  navigationCollapsed: boolean
  /** Columns shown, by the name of the list. */
  columns: Record<string, string[]>
  /** Table or cards, by the name of the list. */
  views: Record<string, 'table' | 'cards'>
  /** Rows of 36 pixels, or with room around them. */
  density: 'compact' | 'comfortable'
  /** Pixels of the tree of directories. */
  railWidth: number
  /** Millimetres that a downloaded code is wide on paper. */
  printWidth: number
}

export const usePreferences = create<Preferences>()(
  persist(
    (): Preferences => ({
      language: undefined,
      theme: 'system',
      navigationCollapsed: false,
      columns: {},
      views: {},
      density: 'comfortable',
      railWidth: 200,
      printWidth: 30,
    }),
    { name: 'matai-preferences' },
  ),
)

export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  usePreferences.setState({ [key]: value })
}
