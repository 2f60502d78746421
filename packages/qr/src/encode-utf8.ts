import { _ECC_BLOCKS, _GF256, _tests, _WORDS_PER_BLOCK, type ErrorCorrection } from 'qr'
import { codewords } from './codewords.ts'
import type { Grid } from './grid.ts'

/** "What follows is UTF-8", in twelve bits (ISO/IEC 18004, 7.4.3): the mode, and the number of the character set. */
const UTF8_MARK = (0b0111 << 8) | 26
const BYTE_MODE = 0b0100
const PADS = [0xec, 0x11]
const versions = Array.from({ length: 40 }, (_, at) => at + 1)

/**
 * A text that is not ASCII, with the mark of its character set: without it some decoders take the bytes for another one.
 * The encoder writes no marks, so the bits are laid out here; it corrects and draws them.
 */
export function encodeUtf8(content: string, level: ErrorCorrection): Grid {
  const bytes = bytesOf(content)
  const version = versions.find((one) => headBits(one) + 8 * bytes.length <= 8 * dataOf(one, level).length)
  if (version === undefined) throw new RangeError('more than any code holds')
  const matrix = _tests.drawSymbol(version, level, interleaved(laidOut(bytes, version, level), version, level))
  const { size } = matrix
  const cells = new Uint8Array(size * size)
  for (let at = 0; at < cells.length; at++) cells[at] = _tests.matGet(matrix, at % size, Math.trunc(at / size)) ? 1 : 0
  return { size, cells }
}

/** In UTF-8; by the escapes of addresses, since an encoder of texts is not there everywhere. */
function bytesOf(content: string): Uint8Array {
  const escaped = encodeURIComponent(content.toWellFormed()).match(/%..|./g) ?? []
  return Uint8Array.from(escaped, (one) => (one.length > 1 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0)))
}

const countBits = (version: number) => (version < 10 ? 8 : 16)
const headBits = (version: number) => 12 + 4 + countBits(version)

/** How many bytes hold data, and in how many blocks each with how many of correction. */
function dataOf(version: number, level: ErrorCorrection) {
  const [blocks = 1, correction = 0] = [_ECC_BLOCKS[level][version - 1], _WORDS_PER_BLOCK[level][version - 1]]
  return { blocks, correction, length: codewords(4 * version + 17) - blocks * correction }
}

function laidOut(bytes: Uint8Array, version: number, level: ErrorCorrection): Uint8Array {
  const data = new Uint8Array(dataOf(version, level).length)
  let end = 0
  const push = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit--, end++) {
      if ((value >> bit) & 1) data[end >> 3] = (data[end >> 3] ?? 0) | (0x80 >> (end & 7))
    }
  }
  push(UTF8_MARK, 12)
  push(BYTE_MODE, 4)
  push(bytes.length, countBits(version))
  for (const byte of bytes) push(byte, 8)
  // Four zeros say that it ends, where there is room for them.
  const from = Math.ceil(Math.min(end + 4, 8 * data.length) / 8)
  for (let at = from; at < data.length; at++) data[at] = PADS[(at - from) % 2] ?? 0
  return data
}

/** First bytes of all blocks, then second ones, and the same of their correction; the longer blocks are the last. */
function interleaved(data: Uint8Array, version: number, level: ErrorCorrection): Uint8Array {
  const { blocks, correction } = dataOf(version, level)
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const generator = generatorOf(correction)
  let start = 0
  const parts = Array.from({ length: blocks }, (_, at) => {
    const part = data.subarray(start, start + short + (at < blocks - longer ? 0 : 1))
    start += part.length
    return { part, check: _tests.rsEcc(part, generator) }
  })
  const columns = (count: number, of: (one: (typeof parts)[number]) => Uint8Array) =>
    Array.from({ length: count }, (_, at) => parts.flatMap((one) => of(one)[at] ?? [])).flat()
  return Uint8Array.from([...columns(short + 1, ({ part }) => part), ...columns(correction, ({ check }) => check)])
}

/** The product of (x - 2^i) for each byte of correction, without its leading one. */
function generatorOf(correction: number): Uint8Array {
  const { exp, log } = _GF256
  const times = (one: number, other: number) => (one && other ? (exp[(log[one] ?? 0) + (log[other] ?? 0)] ?? 0) : 0)
  let product = [1]
  for (let power = 0; power < correction; power++) {
    const root = exp[power] ?? 0
    product = [...product, 0].map((value, at) => value ^ times(product[at - 1] ?? 0, root))
  }
  return Uint8Array.from(product.slice(1))
}
