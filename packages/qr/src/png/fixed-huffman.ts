interface Code {
  /** The code with its bits reversed, as a writer that goes lowest bit first needs it. */
  code: number
  bits: number
}

/** The fixed codes of literals and lengths, RFC 1951 section 3.2.6. */
export const fixedCodes: readonly Code[] = Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return reversed(0x30 + symbol, 8)
  if (symbol < 256) return reversed(0x190 + symbol - 144, 9)
  if (symbol < 280) return reversed(symbol - 256, 7)
  return reversed(0xc0 + symbol - 280, 8)
})

/** Symbol, extra value and number of extra bits of a copy of 3 to 258 bytes. */
export function fixedLength(length: number): readonly [symbol: number, extra: number, bits: number] {
  return lengths[length] ?? [0, 0, 0]
}

/** Reversed code, extra value and number of extra bits of a distance of 1 to 32,768. */
export function fixedDistance(distance: number): readonly [code: number, extra: number, bits: number] {
  const [symbol, extra, bits] = split(distance - 1, 2)
  return [reversed(symbol, 5).code, extra, bits]
}

const lengths = Array.from({ length: 259 }, (_, length): [number, number, number] => {
  if (length === 258) return [285, 0, 0]
  const [symbol, extra, bits] = split(Math.max(0, length - 3), 4)
  return [257 + symbol, extra, bits]
})

/** Both scales of RFC 1951 section 3.2.5: `perStep` symbols share a number of extra bits, the first two rounds none. */
function split(value: number, perStep: 2 | 4): [symbol: number, extra: number, bits: number] {
  if (value < perStep * 2) return [value, 0, 0]
  const bits = 31 - Math.clz32(value) - Math.log2(perStep)
  return [perStep * bits + (value >> bits), value & ((1 << bits) - 1), bits]
}

function reversed(value: number, bits: number): Code {
  let code = 0
  for (let bit = 0; bit < bits; bit++) code |= ((value >> bit) & 1) << (bits - 1 - bit)
  return { code, bits }
}
