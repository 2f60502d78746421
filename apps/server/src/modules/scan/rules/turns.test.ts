import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('lets work of one key go one after the other, also after a failure, and of other keys beside it', async () => {
  const inTurn = createTurns(10)
  const seen: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const all = await Promise.allSettled([
    inTurn('a', work('a1', true)),
    inTurn('a', work('a2')),
    inTurn('b', work('b1')),
  ])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(seen.filter((line) => line.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  expect(seen.indexOf('b1 begins')).toBeLessThan(seen.indexOf('a2 begins'))
})

it('turns away who comes when too many wait', async () => {
  const inTurn = createTurns(2)
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => inTurn('a', async () => index)))
  expect(answers).toEqual([0, 1, undefined, undefined, undefined])
  expect(await inTurn('a', async () => 9)).toBe(9)
})
