import fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createGroupCommit, QueueFull } from './group-commit.ts'

describe('group commit', () => {
  it('writes every item once, in order, in groups of at most `batch`, one group at a time', async () => {
    const bursts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(bursts, fc.integer({ min: 1, max: 20 }), async (sizes, batch) => {
        const written: number[] = []
        let running = 0
        const commits = createGroupCommit<number>({
          batch,
          queue: 1_000,
          async write(items) {
            running += 1
            expect(running).toBe(1)
            expect(items.length).toBeLessThanOrEqual(batch)
            await new Promise((resolve) => setImmediate(resolve))
            written.push(...items)
            running -= 1
          },
        })
        let next = 0
        const added: Promise<void>[] = []
        for (const size of sizes) {
          for (let item = 0; item < size; item += 1) added.push(commits.add(next++))
          await new Promise((resolve) => setImmediate(resolve))
        }
        await Promise.all(added)
        expect(written).toEqual(Array.from({ length: next }, (_, item) => item))
      }),
      { numRuns: 50 },
    )
  })

  it('answers only after the write', async () => {
    let committed = false
    const write = async () => {
      await sleep(20)
      committed = true
    }
    await createGroupCommit({ batch: 10, queue: 10, write }).add('scan')
    expect(committed).toBe(true)
  })

  it('fails the items of a failed group and no others', async () => {
    const commits = createGroupCommit<string>({
      batch: 1,
      queue: 10,
      write: async ([item]) => {
        if (item === 'bad') throw new Error('refused')
      },
    })
    const results = await Promise.allSettled(['good', 'bad', 'better'].map(commits.add))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('refuses at once when too many wait, and works on afterwards', async () => {
    const commits = createGroupCommit<number>({ batch: 2, queue: 3, write: () => sleep(5) })
    const results = await Promise.allSettled(Array.from({ length: 5 }, (_, item) => commits.add(item)))
    expect(results.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(2)
    expect(results.at(-1)).toMatchObject({ reason: expect.any(QueueFull) })
    await commits.drain()
    await expect(commits.add(6)).resolves.toBeUndefined()
  })
})
