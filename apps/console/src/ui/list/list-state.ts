import { useCallback, useMemo } from 'react'
import { useUrlState } from '../use-url-state.ts'

const basics = { page: 1, pageSize: 20, keyword: '', view: '' }

/**
 * What every list keeps in its address, and what a screen adds to it (filters, sort, the open drawer).
 * A change of anything but the page goes back to the first page.
 */
export function useListState<const Extra extends Record<string, string | number | boolean>>(extra: Extra) {
  const [written, setState] = useUrlState({ ...basics, ...extra })
  // Whatever a screen adds, these three are there, of these types.
  const state = useMemo(() => ({ ...written, ...askable(written as unknown as Asked) }), [written])
  const set: typeof setState = useCallback(
    (change, options) =>
      setState('page' in change || 'open' in change || 'view' in change ? change : { ...change, page: 1 }, options),
    [setState],
  )
  return [state, set] as const
}

type Asked = Pick<ListState, 'page' | 'pageSize' | 'keyword'>

/** Most that the server takes in one page, and letters that it looks for. */
const bounds = { pageSize: 200, keyword: 100 }

/** What a hand has written into the address, as the server would take it. */
export function askable({ page, pageSize, keyword }: Asked): Asked {
  return {
    page: Math.max(1, page),
    pageSize: pageSize >= 1 && pageSize <= bounds.pageSize ? pageSize : basics.pageSize,
    keyword: keyword.slice(0, bounds.keyword),
  }
}

export interface ListState {
  page: number
  pageSize: number
  keyword: string
  /** Table or cards; empty is what was chosen last in this browser. */
  view: string
}
