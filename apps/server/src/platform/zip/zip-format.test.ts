import { expect, it } from 'vitest'
import { descriptorOf, directoryOf, type Entry } from './zip-format.ts'

const at = new Date('2026-11-21T08:00:00Z')
const entry = (more: Partial<Entry>): Entry => ({
  ...{ name: Buffer.from('a'), isDeflated: true, isStreamed: true, crc: 7, size: 1, packed: 1, offset: 0, ...more },
})
const gigabytes = (count: number) => count * 1024 ** 3

it('says sizes that do not fit in a longer field', () => {
  expect(descriptorOf(entry({}))).toHaveLength(16)
  expect(descriptorOf(entry({ size: gigabytes(5) }))).toHaveLength(24)
  const [head = Buffer.alloc(0), end64, locator, end] = [
    ...directoryOf([entry({ size: gigabytes(5), offset: gigabytes(6) })], gigabytes(7), at),
  ]
  expect([head.readUInt32LE(20), head.readUInt32LE(24), head.readUInt32LE(42)]).toEqual([1, 0xffffffff, 0xffffffff])
  // The extra field behind the name: its number and length, then what did not fit.
  const extra = head.subarray(47)
  expect([extra.readUInt16LE(0), extra.readUInt16LE(2)]).toEqual([1, 16])
  expect([extra.readBigUInt64LE(4), extra.readBigUInt64LE(12)]).toEqual([BigInt(gigabytes(5)), BigInt(gigabytes(6))])
  expect(end64?.readBigUInt64LE(48)).toBe(BigInt(gigabytes(7)))
  expect(locator?.readBigUInt64LE(8)).toBe(BigInt(gigabytes(7) + head.length))
  expect(end?.readUInt32LE(16)).toBe(0xffffffff)
})

it('counts more entries than fit', () => {
  const few = [...directoryOf([entry({})], 100, at)]
  expect(few).toHaveLength(2)
  const many = [
    ...directoryOf(
      Array.from({ length: 70_000 }, () => entry({})),
      100,
      at,
    ),
  ]
  expect(many).toHaveLength(70_003)
  expect(many.at(-3)?.readBigUInt64LE(32)).toBe(70_000n)
  expect(many.at(-1)?.readUInt16LE(10)).toBe(0xffff)
})
