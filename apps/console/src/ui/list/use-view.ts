import { setPreference, usePreferences } from '../../preferences.ts'
import { useTablet } from '../use-mode.ts'
import type { ListState } from './list-state.ts'

export type View = 'table' | 'cards'

/** Table or cards: as the address says, else as chosen last in this browser, else as there is room. */
export function useView(name: string, state: ListState, onChange: (change: Partial<ListState>) => void) {
  const remembered = usePreferences((preferences) => preferences.views?.[name])
  const fitting = useTablet() ? 'cards' : 'table'
  const view: View = state.view === 'cards' || state.view === 'table' ? state.view : (remembered ?? fitting)
  function choose(next: View) {
    setPreference('views', { ...usePreferences.getState().views, [name]: next })
    onChange({ view: next })
  }
  return [view, choose] as const
}
