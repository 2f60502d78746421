import { compare, minus } from '@matai/form-kit/schema'

/** Whether a move is the one that takes a stock below its minimum; decimals as text. */
export function fallsLow(after: string, amount: string, minimum: string | null): boolean {
  if (minimum === null) return false
  return compare(after, minimum) < 0 && compare(minus(after, amount), minimum) >= 0
}

/** Whether a stock is below its minimum. */
export const isLow = ({ quantity, minimum }: { quantity: string; minimum: string | null }): boolean =>
  minimum !== null && compare(quantity, minimum) < 0
