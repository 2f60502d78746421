import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chainOf, type Piece } from './upload-pieces.ts'

it('puts pieces together up to the first gap', () => {
  const pieces = [
    { from: 0, bytes: 10 },
    { from: 0, bytes: 4 },
    { from: 8, bytes: 12 },
    { from: 25, bytes: 5 },
  ]
  expect(chainOf(pieces)).toEqual({
    bytes: 20,
    chain: [
      { from: 0, bytes: 10, skip: 0 },
      { from: 8, bytes: 12, skip: 2 },
    ],
  })
  expect(chainOf([{ from: 3, bytes: 3 }])).toEqual({ bytes: 0, chain: [] })
})

it('has every byte once, whatever nodes stored', () => {
  const piece = fc.record({ from: fc.nat(60), bytes: fc.integer({ min: 1, max: 30 }) })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces: Piece[]) => {
      const { chain, bytes } = chainOf(pieces)
      const read = chain.flatMap(({ from, bytes: all, skip }) =>
        Array.from({ length: all - skip }, (_, at) => from + skip + at),
      )
      expect(read).toEqual(Array.from({ length: bytes }, (_, at) => at))
      expect(pieces.some(({ from, bytes: all }) => from <= bytes && from + all > bytes)).toBe(false)
    }),
  )
})
