import { setTimeout as rest } from 'node:timers/promises'
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

  it('are given back when whoever held them is gone, and left to whoever works at them', async () => {
    const slow = defineJob({ name: 'test:slow', payload: z.object({}) })
    const left = defineJob({ name: 'test:left', payload: z.object({}) })
    const counts = { slow: 0, left: 0 }
    await database.transact(everybody, (tx) => enqueue(tx, left, {}))
    // A worker took it, and was killed.
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now()
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'test:left')`,
    )
    const patience = { every: 50, forgottenAfter: 500 }
    const runners = [1, 2].map(() =>
      startJobs({
        pool: database.pool,
        log,
        patience,
        jobs: [
          bindJob(left, async () => void (counts.left += 1)),
          bindJob(slow, async () => {
            counts.slow += 1
            await rest(2_000)
          }),
        ],
      }),
    )
    await database.transact(everybody, (tx) => enqueue(tx, slow, {}))
    await vi.waitFor(() => expect(counts.left).toBe(1), 20_000)
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier in ('test:slow', 'test:left')`,
      )
      expect(rows).toEqual([])
    }, 20_000)
    for (const one of runners) await one.stop()
    expect(counts).toEqual({ slow: 1, left: 1 })
  })

  it('are tried again when they throw', async () => {
    await database.transact(everybody, (tx) => enqueue(tx, stumble, {}))
    await vi.waitFor(() => expect(stumbles).toBe(2), 20_000)
  })
})
