import { encodeQR } from 'qr'
import { encodeUtf8 } from './encode-utf8.ts'
import type { Grid } from './grid.ts'
import type { Level } from './style.ts'
import { StyleError } from './style-error.ts'

const corrections = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const

/** The modules of a content in the smallest version that holds it, without quiet zone. */
export function encode(content: string, level: Level): Grid {
  if (content === '') throw new StyleError('content', 'is empty')
  try {
    return beyondAscii.test(content) ? encodeUtf8(content, corrections[level]) : encodeAscii(content, level)
  } catch {
    throw new StyleError('content', `is too long for level ${level}`)
  }
}

const beyondAscii = /[^\p{ASCII}]/u

// The library insists on a border of at least 1; it is taken off again.
function encodeAscii(content: string, level: Level): Grid {
  const bordered = encodeQR(content, 'raw', { ecc: corrections[level], border: 1 })
  const size = bordered.length - 2
  const cells = new Uint8Array(size * size)
  for (let y = 0; y < size; y++) {
    const row = bordered[y + 1] ?? []
    for (let x = 0; x < size; x++) cells[y * size + x] = row[x + 1] ? 1 : 0
  }
  return { size, cells }
}
