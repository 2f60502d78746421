import { expect, it } from 'vitest'
import { ahead, early } from './ahead.ts'

async function* upTo(count: number) {
  for (let number = 1; number <= count; number += 1) yield number
}

it('gives results in their order, and has as many under way as it may', async () => {
  let [under, most] = [0, 0]
  const work = async (number: number) => {
    under += 1
    most = Math.max(most, under)
    await new Promise((resolve) => setTimeout(resolve, number % 3))
    under -= 1
    return number * 10
  }
  const found: number[] = []
  for await (const result of ahead(upTo(20), 3, work)) found.push(result)
  expect(found).toEqual(Array.from({ length: 20 }, (_, at) => (at + 1) * 10))
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(4)
})

it('tells of a failure when its turn comes', async () => {
  const found: number[] = []
  const work = async (number: number) => {
    if (number === 3) throw new Error('the third')
    return number
  }
  const all = async () => {
    for await (const result of ahead(upTo(5), 4, work)) found.push(result)
  }
  await expect(all()).rejects.toThrow('the third')
  expect(found).toEqual([1, 2])
})

it('begins the next piece while one is used, and ends what nobody uses any more', async () => {
  const begun: number[] = []
  let isEnded = false
  async function* pieces() {
    try {
      for (let number = 1; ; number += 1) {
        begun.push(number)
        if (number === 4) throw new Error('the fourth')
        yield number
      }
    } finally {
      isEnded = true
    }
  }
  const used: number[] = []
  for await (const number of early(pieces())) {
    used.push(number)
    expect(begun).toEqual([...used, used.length + 1])
    if (number === 2) break
  }
  expect(isEnded).toBe(true)
  const all = async () => {
    for await (const number of early(pieces())) used.push(number)
  }
  await expect(all()).rejects.toThrow('the fourth')
  expect(used).toEqual([1, 2, 1, 2, 3])
})
