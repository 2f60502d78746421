import type { CallInput, Contract } from '@matai/contract'

const key = 'matai-code-order'

type Request = CallInput<Contract['qrCodes']['getCodeList']> & { page: number }

/** A page of the list as it was shown last, and what it was asked for, so that one code leads to the next. */
export interface Order {
  ids: readonly string[]
  request: Request
  /** Whether another page follows. */
  more: boolean
}

/** Remembers, for this tab, the codes of the list as it is shown. */
export function rememberOrder(order: Order): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(order))
  } catch {
    // Without a store there is no next code, and nothing else is lost.
  }
}

/** Where a way leads: to a code, or to a page of the list of which it is the first or the last one. */
export type Neighbour = { id: string } | { page: number } | undefined

/** What comes before and after a code in the list that was shown last, beyond the edge of its page as well. */
export function neighboursOf(id: string, order = readOrder()): { before: Neighbour; after: Neighbour } {
  const at = order?.ids.indexOf(id) ?? -1
  if (!order || at < 0) return { before: undefined, after: undefined }
  const { ids, more } = order
  const { page } = order.request
  const near = (place: number): Neighbour => {
    const other = ids[place]
    return other === undefined ? undefined : { id: other }
  }
  return {
    before: near(at - 1) ?? (page > 1 ? { page: page - 1 } : undefined),
    after: near(at + 1) ?? (more ? { page: page + 1 } : undefined),
  }
}

export function readOrder(): Order | null {
  try {
    const read: Partial<Order> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return read?.ids && read.request ? { ids: read.ids, request: read.request, more: read.more === true } : null
  } catch {
    return null
  }
}
