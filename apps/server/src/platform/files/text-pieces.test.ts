import { expect, it } from 'vitest'
import { createTextPieces } from './text-pieces.ts'

it('gives out what was added, in its order, however long a text is', () => {
  const texts = ['一二三', 'a', '😀'.repeat(9), '', 'é', 'x'.repeat(100), '末'].flatMap((text) => [text, text])
  for (const size of [1, 7, 16, 1_000]) {
    const pieces = createTextPieces(size)
    const given = texts.map((text) => Buffer.from(pieces.add(text) ?? []))
    expect(Buffer.concat([...given, pieces.end()]).toString()).toBe(texts.join(''))
    expect(Math.max(...given.map(({ length }) => length))).toBeLessThanOrEqual(Math.max(size, 300))
  }
})
