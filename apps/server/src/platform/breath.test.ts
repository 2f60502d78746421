import { expect, it } from 'vitest'
import { restBetween } from './breath.ts'

it('lets others have their turn in the middle of long work, and keeps the order', async () => {
  let others = 0
  let goesOn = true
  const other = () => {
    others += 1
    if (goesOn) setImmediate(other)
  }
  setImmediate(other)
  const busy = (piece: number) => {
    const start = performance.now()
    while (performance.now() - start < 4);
    return piece * 2
  }
  const done = await restBetween([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], busy)
  goesOn = false
  expect(done).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
  expect(others).toBeGreaterThanOrEqual(2)
})

it('stops at the first piece that fails', async () => {
  const seen: number[] = []
  const work = restBetween([1, 2, 3], (piece) => {
    seen.push(piece)
    if (piece === 2) throw new Error('two')
  })
  await expect(work).rejects.toThrow('two')
  expect(seen).toEqual([1, 2])
})
