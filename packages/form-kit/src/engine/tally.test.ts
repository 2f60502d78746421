import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyTally, mergeTallies, type Point, sumTallies, withAnswers } from './tally.ts'

const tallyOf = (points: readonly Point[]) => withAnswers(emptyTally, [points])

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(9))
  .map(([whole, digit]) => `${whole}.${digit}`)
const point: fc.Arbitrary<Point> = fc.oneof(
  fc.record({ count: fc.constantFrom('a', 'b', 'constructor') }),
  fc.record({ number: fc.constantFrom('', 'x'), value: decimal }),
)
const tally = fc.array(point, { maxLength: 6 }).map(tallyOf)

it('merges in any order and grouping', () => {
  fc.assert(
    fc.property(tally, tally, tally, (a, b, c) => {
      expect(mergeTallies(mergeTallies(a, b), c)).toEqual(mergeTallies(a, mergeTallies(b, c)))
      const [ab, ba] = [mergeTallies(a, b), mergeTallies(b, a)]
      expect(ab).toEqual(ba)
      expect(mergeTallies(a, emptyTally)).toEqual(a)
      expect(sumTallies([c, a, b])).toEqual(mergeTallies(mergeTallies(a, b), c))
    }),
  )
})

it('stays as it is when it is stored', () => {
  fc.assert(
    fc.property(tally, (one) => {
      expect(JSON.parse(JSON.stringify(one))).toEqual(one)
    }),
  )
})

it('adds thirty digits exactly', () => {
  const one: Point = { number: '', value: '999999999999999999999999999999' }
  expect(tallyOf([one, { number: '', value: '1' }]).numbers['']).toEqual({
    count: 2,
    sum: '1000000000000000000000000000000',
    min: '1',
    max: '999999999999999999999999999999',
  })
})
