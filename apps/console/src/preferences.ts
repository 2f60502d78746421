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
}

export const usePreferences = create<Preferences>()(
  persist(
    (): Preferences => ({
      language: undefined,
      theme: 'system',
      navigationCollapsed: false,
      columns: {},
      views: {},
    }),
    { name: 'matai-preferences' },
  ),
)

export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  usePreferences.setState({ [key]: value })
}
