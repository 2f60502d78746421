import { encodeQR } from 'qr'
import type { Grid } from './grid.ts'
import type { Level } from './style.ts'
import { StyleError } from './style-error.ts'

const corrections = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const

/** The modules of a content in the smallest version that holds it, without quiet zone. */
export function encode(content: string, level: Level): Grid {
  if (content === '') throw new StyleError('content', 'is empty')
  const bordered = rawModules(content, level)
  const size = bordered.length - 2
  const cells = new Uint8Array(size * size)
  for (let y = 0; y < size; y++) {
    const row = bordered[y + 1] ?? []
    for (let x = 0; x < size; x++) cells[y * size + x] = row[x + 1] ? 1 : 0
  }
  return { size, cells }
}

// The library insists on a border of at least 1; `encode` takes it off again.
function rawModules(content: string, level: Level): boolean[][] {
  try {
    return encodeQR(content, 'raw', { ecc: corrections[level], border: 1 })
  } catch {
    throw new StyleError('content', `is too long for level ${level}`)
  }
}
