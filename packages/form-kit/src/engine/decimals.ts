import { Big } from 'big.js'

/** A number in plain decimal writing: exact, also with thirty digits. */
export type Decimal = string

const plain = /^-?\d{1,64}(\.\d{1,64})?$/

export const isDecimal = (text: string): boolean => plain.test(text)

export const digitsOf = (decimal: Decimal): number => decimal.replace(/\D/g, '').length

export const decimalsOf = (decimal: Decimal): number => decimal.split('.')[1]?.length ?? 0

/** Below zero when `a` is the smaller one. */
export const compare = (a: Decimal, b: Decimal): number => new Big(a).cmp(b)

export const plus = (a: Decimal, b: Decimal): Decimal => new Big(a).plus(b).toFixed()

export const minus = (a: Decimal, b: Decimal): Decimal => new Big(a).minus(b).toFixed()

export const times = (a: Decimal, b: Decimal): Decimal => new Big(a).times(b).toFixed()

/** Rounded half away from zero; null for a division by zero. */
export function dividedBy(a: Decimal, b: Decimal, decimals = 10): Decimal | null {
  if (new Big(b).eq(0)) return null
  const exact = new Big(a).div(b)
  return trimmed(exact.toFixed(decimals))
}

export const rounded = (a: Decimal, decimals: number): Decimal => new Big(a).toFixed(decimals)

/** Without the zeros that say nothing: `1.50` becomes `1.5`. */
export const trimmed = (decimal: Decimal): Decimal =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '').replace(/^-0$/, '0') : decimal
