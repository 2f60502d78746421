import type { OrderState } from '@matai/contract'

/** What of an order decides about money that comes for it. */
export interface OrderNow {
  state: OrderState
  /** Fen. */
  total: number
  /** Transactions whose money is here or was. */
  known: readonly string[]
}

export type OrderEvent = { is: 'paid'; transaction: string; fen: number } | { is: 'cancel' } | { is: 'refund' }

/** `grant`: give what was bought. `giveBack`: this money buys nothing and goes back. `takeBack`: all of it goes back, and what was bought ends. */
export type Deed = 'grant' | 'giveBack' | 'takeBack' | 'nothing'

export interface Step {
  state: OrderState
  deed: Deed
}

/**
 * What an event makes of an order. Told twice is told once; money that comes late buys all the same; a second payment and
 * a wrong sum buy nothing and go back.
 */
export function step({ state, total, known }: OrderNow, event: OrderEvent): Step {
  const nothing: Step = { state, deed: 'nothing' }
  if (event.is === 'cancel') return state === 'pending' ? { state: 'cancelled', deed: 'nothing' } : nothing
  if (event.is === 'refund') return state === 'paid' ? { state: 'refunded', deed: 'takeBack' } : nothing
  if (known.includes(event.transaction)) return nothing
  const isWanted = state === 'pending' || state === 'cancelled'
  return isWanted && event.fen === total ? { state: 'paid', deed: 'grant' } : { state, deed: 'giveBack' }
}
