import { BitWriter } from './bit-writer.ts'
import { fixedCodes, fixedDistance, fixedLength } from './fixed-huffman.ts'
import type { Band } from './to-bands.ts'

const END_OF_BLOCK = 256
const LONGEST_COPY = 258
const SHORTEST_COPY = 3

/**
 * A zlib stream (RFC 1950, 1951) of all lines. It knows what the bytes are: a line is spelled out once, its
 * repetitions are copies from one line above, so that no search and no foreign compressor is needed.
 */
export function deflateBands(bands: Band[]): Uint8Array {
  const out = new BitWriter()
  out.write(0x0178, 16)
  out.write(0b011, 3)
  for (const { line, times } of bands) {
    writeLine(out, line)
    copy(out, line.length, (times - 1) * line.length)
  }
  writeSymbol(out, END_OF_BLOCK)
  const stream = out.finish()
  const whole = new Uint8Array(stream.length + 4)
  whole.set(stream)
  new DataView(whole.buffer).setUint32(stream.length, adler32(bands))
  return whole
}

function writeLine(out: BitWriter, line: Uint8Array): void {
  let at = 0
  while (at < line.length) {
    const byte = line[at] ?? 0
    let end = at + 1
    while (line[end] === byte) end++
    const spelledOut = end - at > SHORTEST_COPY ? at + 1 : end
    for (; at < spelledOut; at++) writeSymbol(out, byte)
    copy(out, 1, end - at)
    at = end
  }
}

/** Repeats `count` bytes (none, or at least 3) from `distance` back; a rest too short for a copy is taken off the last full one. */
function copy(out: BitWriter, distance: number, count: number): void {
  let left = count
  while (left > 0) {
    const rest = left - LONGEST_COPY
    const length = rest > 0 && rest < SHORTEST_COPY ? left - SHORTEST_COPY : Math.min(left, LONGEST_COPY)
    const [symbol, lengthExtra, lengthBits] = fixedLength(length)
    const [distanceCode, distanceExtra, distanceBits] = fixedDistance(distance)
    writeSymbol(out, symbol)
    out.write(lengthExtra, lengthBits)
    out.write(distanceCode, 5)
    out.write(distanceExtra, distanceBits)
    left -= length
  }
}

function writeSymbol(out: BitWriter, symbol: number): void {
  const { code, bits } = fixedCodes[symbol] as (typeof fixedCodes)[number]
  out.write(code, bits)
}

function adler32(bands: Band[]): number {
  let low = 1
  let high = 0
  for (const { line, times } of bands) {
    for (let time = 0; time < times; time++) {
      for (const byte of line) {
        low += byte
        high += low
      }
      // A line has at most 252 bytes, far below the 5,552 after which the sums could overflow.
      low %= 65521
      high %= 65521
    }
  }
  return high * 65536 + low
}
