import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { everybody } from '../db/account-id.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { bindJob, defineJob, enqueue, type JobRunner, startJobs } from './jobs.ts'

const greet = defineJob({ name: 'test:greet', payload: z.object({ name: z.string() }) })
const stumble = defineJob({ name: 'test:stumble', payload: z.object({}) })
const log = pino({ level: 'silent' })

const greeted: string[] = []
let stumbles = 0
let database: Database
let runner: JobRunner

beforeAll(async () => {
  const connection = { connectionString: process.env.DATABASE_URL }
  await migrateDatabase(connection)
  database = openDatabase({ connection, size: 6, log })
  runner = startJobs({
    pool: database.pool,
    log,
    jobs: [
      bindJob(greet, async ({ name }) => void greeted.push(name)),
      bindJob(stumble, async () => {
        stumbles += 1
        if (stumbles === 1) throw new Error('the first time')
      }),
    ],
  })
})
afterAll(async () => {
  await runner.stop()
  await database.close()
})

describe('jobs', () => {
  it('are worked off once their transaction is committed', async () => {
    await database.transact(everybody, (tx) => enqueue(tx, greet, { name: 'committed' }))
    await vi.waitFor(() => expect(greeted).toContain('committed'), 10_000)
  })

  it('never exist when their transaction is undone', async () => {
    const undone = database.transact(everybody, async (tx) => {
      await enqueue(tx, greet, { name: 'undone' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await database.transact(everybody, (tx) => enqueue(tx, greet, { name: 'after' }))
    await vi.waitFor(() => expect(greeted).toContain('after'), 10_000)
    expect(greeted).not.toContain('undone')
  })

  it('are written down as done before a stop has ended', async () => {
    const holder = await database.pool.connect()
    const begun = Promise.withResolvers<void>()
    const last = defineJob({ name: 'test:last', payload: z.object({}) })
    const own = startJobs({
      pool: database.pool,
      log,
      jobs: [
        bindJob(last, async () => {
          // Whoever wants to take the job away has to wait for this transaction.
          await holder.query('begin')
          await holder.query('select 1 from graphile_worker._private_jobs for update')
          begun.resolve()
        }),
      ],
    })
    await database.transact(everybody, (tx) => enqueue(tx, last, {}))
    await begun.promise
    const stopped = own.stop()
    const order: string[] = []
    setTimeout(() => {
      order.push('let go')
      void holder.query('commit')
    }, 500)
    await stopped
    order.push('stopped')
    const { rows } = await holder.query(`select 1 from graphile_worker.jobs where task_identifier = 'test:last'`)
    holder.release()
    expect(order).toEqual(['let go', 'stopped'])
    expect(rows).toEqual([])
  })

  it('are tried again when they throw', async () => {
    await database.transact(everybody, (tx) => enqueue(tx, stumble, {}))
    await vi.waitFor(() => expect(stumbles).toBe(2), 20_000)
  })
})
