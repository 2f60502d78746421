import { expect, it } from 'vitest'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import { createAccountFacts } from './account-facts.ts'

const account = mintAccountId(7)

function facts({ isTold = true, fails = false } = {}) {
  const world = { now: 0, name: 'before', reads: 0, fails }
  const known = createAccountFacts({
    find: async () => {
      world.reads += 1
      if (world.fails) throw new Error('away')
      return { zone: 'UTC', tier: 0, ownerName: world.name }
    },
    isTold: () => isTold,
    now: () => world.now,
  })
  return { world, known }
}

it('reads once for all who ask, until it is told or the time is over', async () => {
  const { world, known } = facts()
  await Promise.all([known.of(account), known.of(account)])
  expect(world.reads).toBe(1)
  world.name = 'after'
  expect(await known.of(account)).toMatchObject({ ownerName: 'before' })
  known.forget(account)
  expect(await known.of(account)).toMatchObject({ ownerName: 'after' })
  world.now = 15_000
  await known.of(account)
  expect(world.reads).toBe(3)
})

it('trusts itself for a moment only while nobody tells it of changes', async () => {
  const { world, known } = facts({ isTold: false })
  await known.of(account)
  world.now = 500
  await known.of(account)
  expect(world.reads).toBe(2)
})

it('keeps no failure', async () => {
  const { world, known } = facts({ fails: true })
  await expect(known.of(account)).rejects.toThrow('away')
  world.fails = false
  expect(await known.of(account)).toMatchObject({ ownerName: 'before' })
})
