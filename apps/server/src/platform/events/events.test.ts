import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { createEvents, defineEvent } from './events.ts'

const moved = defineEvent('thing.moved', z.object({ id: z.int() }))
const gone = defineEvent('thing.gone', z.object({ id: z.int() }))
const tx = {} as Tx // handed on, never used

it('tells every listener of an event in order, inside the transaction', async () => {
  const events = createEvents()
  const heard: string[] = []
  events.listen(moved, async (within, { id }) => {
    expect(within).toBe(tx)
    await new Promise((resolve) => setImmediate(resolve))
    heard.push(`first ${id}`)
  })
  events.listen(moved, async (_, { id }) => void heard.push(`second ${id}`))
  events.listen(gone, async () => void heard.push('gone'))
  await events.announce(tx, moved, { id: 1 })
  expect(heard).toEqual(['first 1', 'second 1'])
})

it('lets a listener undo the whole, and nobody listen', async () => {
  const events = createEvents()
  await events.announce(tx, gone, { id: 1 })
  events.listen(gone, async () => {
    throw new Error('cannot be')
  })
  await expect(events.announce(tx, gone, { id: 1 })).rejects.toThrow('cannot be')
})
