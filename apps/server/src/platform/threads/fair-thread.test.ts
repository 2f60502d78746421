import { afterEach, describe, expect, it } from 'vitest'
import { createFairThread, type FairThread } from './fair-thread.ts'

const script = new URL('./echo-worker.fixture.ts', import.meta.url)
const [anna, ben] = [1, 2]

let thread: FairThread<string, string>
afterEach(() => thread.close())

describe('a thread that many share', () => {
  it('lets owners take turns, whatever each has waiting', async () => {
    thread = createFairThread(script, { mostWaiting: 20, retrySeconds: 5, idleAfter: 10_000 })
    const answered: string[] = []
    const ask = async (order: string, owner: number) => void answered.push(await thread.ask(order, owner))
    const many = Array.from({ length: 20 }, (_, place) => ask(`anna ${place}`, anna))
    const few = [ask('ben 0', ben), ask('ben 1', ben)]
    await Promise.all([...many, ...few])
    expect(answered).toHaveLength(22)
    // One of hers was begun before he came; then one of each in turn.
    expect(answered.slice(0, 5)).toEqual(['anna 0', 'anna 1', 'ben 0', 'anna 2', 'ben 1'])
  })

  it('refuses who asks for too much, and nobody else', async () => {
    thread = createFairThread(script, { mostWaiting: 3, retrySeconds: 7, idleAfter: 10_000 })
    const many = Array.from({ length: 5 }, (_, place) => thread.ask(`anna ${place}`, anna))
    const other = thread.ask('ben', ben)
    const told = await Promise.allSettled(many)
    expect(told.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(2).fill('rejected')])
    expect(told[4]).toMatchObject({ reason: { errorName: 'tooManyRequests', data: { retryAfter: 7 } } })
    expect(await other).toBe('ben')
    expect(await thread.ask('anna again', anna)).toBe('anna again')
  })
})
