import { Logger as QueueLogger, type Runner, run, type Task } from 'graphile-worker'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { describeError } from '../http/describe-error.ts'
import { holdJobs, type Patience } from './held-jobs.ts'

/** A piece of work done outside the request. `schedule` is a cron line in UTC for work that comes by itself. */
export interface JobDefinition<Payload extends z.ZodType> {
  /** `module:verb`; the queue's schedule takes no other separator. */
  name: `${string}:${string}`
  payload: Payload
  schedule?: string
}

export interface BoundJob {
  definition: JobDefinition<z.ZodType>
  work(payload: unknown): Promise<void>
}

export function defineJob<Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition
}

export function bindJob<Payload extends z.ZodType>(
  definition: JobDefinition<Payload>,
  work: (payload: z.output<Payload>) => Promise<void>,
): BoundJob {
  return { definition, work: (payload) => work(definition.payload.parse(payload)) }
}

/** Enqueues in the caller's transaction: the job exists when, and only when, the transaction is committed. */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  definition: JobDefinition<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${definition.name}, ${JSON.stringify(payload)}::json)`)
}

/** The queue's levels as ours; what it says about every job is of interest only when somebody is looking for a fault. */
const levels: Partial<Record<string, 'error' | 'warn' | 'debug'>> = {
  error: 'error',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
}

/**
 * Without batches the queue lets a stop go by before the end of a job is written down: the pool is closed under it, and
 * the job that was done is held to be under way for hours. Batches of 0 ms are waited for.
 */
const stopsWhenDone = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Milliseconds before a runner that lost its database is started again. */
const restartDelay = 2_000

export interface JobRunner {
  stop(): Promise<void>
}

/** What a job says of its failure is kept in the queue's table: without the values of the statement that failed. */
function tell(error: unknown): never {
  throw new Error(error instanceof Error ? describeError(error).message : 'a job failed')
}

/** Works jobs off until stopped, through outages of the database. A job that throws is tried again with a growing delay. */
export function startJobs({
  pool,
  jobs,
  log,
  patience,
}: {
  pool: Pool
  jobs: BoundJob[]
  log: Logger
  patience?: Patience
}): JobRunner {
  let stopping = false
  let runner: Runner | undefined
  const held = holdJobs(pool, patience)
  const logger = new QueueLogger(() => (level, message) => log[levels[level] ?? 'info'](message))
  const taskList: Record<string, Task> = Object.fromEntries(
    jobs.map(({ definition, work }) => [
      definition.name,
      (payload, { job }) => held.during(job.id, () => work(payload)).catch(tell),
    ]),
  )
  const crontab = jobs
    .filter(({ definition }) => definition.schedule)
    .map(({ definition }) => `${definition.schedule} ${definition.name} {}`)
    .join('\n')

  const loop = (async () => {
    while (!stopping) {
      try {
        runner = await run({
          pgPool: pool,
          taskList,
          crontab,
          concurrency: 2,
          noHandleSignals: true,
          pollInterval: 2_000,
          logger,
          preset: stopsWhenDone,
        })
        if (stopping) await runner.stop()
        await runner.promise
      } catch (error) {
        log.warn({ error: (error as Error).message }, 'jobs pause until the database is back')
      }
      if (!stopping) await new Promise((resolve) => setTimeout(resolve, restartDelay))
    }
  })()
  return {
    async stop() {
      stopping = true
      await runner?.stop().catch(() => undefined) // it has stopped by itself when the database went away
      await loop
      await held.stop()
    },
  }
}
