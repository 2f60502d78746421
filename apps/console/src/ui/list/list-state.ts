import { useUrlState } from '../use-url-state.ts'

const basics = { page: 1, pageSize: 20, keyword: '', view: '' }

/**
 * What every list keeps in its address, and what a screen adds to it (filters, sort, the open drawer).
 * A change of anything but the page goes back to the first page.
 */
export function useListState<const Extra extends Record<string, string | number | boolean>>(extra: Extra) {
  const [state, setState] = useUrlState({ ...basics, ...extra })
  const set: typeof setState = (change, options) =>
    setState('page' in change || 'open' in change || 'view' in change ? change : { ...change, page: 1 }, options)
  return [state, set] as const
}

export interface ListState {
  page: number
  pageSize: number
  keyword: string
  /** Table or cards; empty is what was chosen last in this browser. */
  view: string
}
