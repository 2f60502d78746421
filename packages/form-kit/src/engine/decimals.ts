/** A number in plain decimal writing: exact, also with thirty digits. */
export type Decimal = string

const plain = /^-?\d{1,64}(\.\d{1,64})?$/

export const isDecimal = (text: string): boolean => plain.test(text)

export const digitsOf = (decimal: Decimal): number => decimal.replace(/\D/g, '').length

export const decimalsOf = (decimal: Decimal): number => decimal.split('.')[1]?.length ?? 0

/** So many parts of which 10 to the power of `scale` make one. */
interface Parts {
  parts: bigint
  scale: number
}

const zero = BigInt(0)
const tenTo = (power: number) => BigInt(`1${'0'.repeat(power)}`)

const partsOf = (decimal: Decimal): Parts => ({
  parts: BigInt(decimal.replace('.', '')),
  scale: decimalsOf(decimal),
})

/** Rounded half away from zero; no zeros at the end that `scale` does not ask for. */
function quotient(parts: bigint, by: bigint): bigint {
  const [a, b] = [parts < zero ? -parts : parts, by < zero ? -by : by]
  const whole = (a + a + b) / (b + b)
  return parts < zero !== by < zero ? -whole : whole
}

function written({ parts, scale }: Parts): Decimal {
  const digits = String(parts < zero ? -parts : parts).padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return parts < zero ? `-${text}` : text
}

function together(a: Decimal, b: Decimal): { a: bigint; b: bigint; scale: number } {
  const [one, other] = [partsOf(a), partsOf(b)]
  const scale = Math.max(one.scale, other.scale)
  const raised = ({ parts, scale: own }: Parts) => parts * tenTo(scale - own)
  return { a: raised(one), b: raised(other), scale }
}

/** Below zero when `a` is the smaller one. */
export function compare(a: Decimal, b: Decimal): number {
  const both = together(a, b)
  return both.a < both.b ? -1 : both.a > both.b ? 1 : 0
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const both = together(a, b)
  return trimmed(written({ parts: both.a + both.b, scale: both.scale }))
}

export function minus(a: Decimal, b: Decimal): Decimal {
  const both = together(a, b)
  return trimmed(written({ parts: both.a - both.b, scale: both.scale }))
}

export function times(a: Decimal, b: Decimal): Decimal {
  const [one, other] = [partsOf(a), partsOf(b)]
  return trimmed(written({ parts: one.parts * other.parts, scale: one.scale + other.scale }))
}

/** Rounded half away from zero; null for a division by zero. */
export function dividedBy(a: Decimal, b: Decimal, decimals = 10): Decimal | null {
  const both = together(a, b)
  if (both.b === zero) return null
  return trimmed(written({ parts: quotient(both.a * tenTo(decimals), both.b), scale: decimals }))
}

export function rounded(a: Decimal, decimals: number): Decimal {
  const { parts, scale } = partsOf(a)
  const made = scale <= decimals ? parts * tenTo(decimals - scale) : quotient(parts, tenTo(scale - decimals))
  return written({ parts: made, scale: decimals })
}

/** Without the zeros that say nothing: `1.50` becomes `1.5`. */
export const trimmed = (decimal: Decimal): Decimal =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '').replace(/^-0$/, '0') : decimal
