import type { Pool } from 'pg'

export interface Patience {
  /** Milliseconds between two looks. */
  every: number
  /** Milliseconds after which a job that nobody speaks of is held by nobody. */
  forgottenAfter: number
}

const usual: Patience = { every: 30_000, forgottenAfter: 5 * 60_000 }

export interface HeldJobs {
  /** Does the work of a job, and says meanwhile that it is under way. */
  during(id: string, work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/**
 * Whoever takes a job holds it. When that worker dies, or cannot write down the end of the job, the queue gives it back
 * after four hours. So everybody says of the jobs in hand that they live, and gives back those of which nobody does.
 */
export function holdJobs(pool: Pool, { every, forgottenAfter }: Patience = usual): HeldJobs {
  const inHand = new Set<string>()
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const mine = [...inHand]
    if (mine.length > 0) {
      const live =
        'update graphile_worker._private_jobs set locked_at = now() where id = any($1) and locked_by is not null'
      await pool.query(live, [mine])
    }
    await pool.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where locked_at < now() - $2 * interval '1 millisecond' and id <> all($1::bigint[])`,
      [mine, forgottenAfter],
    )
  }

  const timer = setInterval(() => {
    looking = look().catch(() => undefined) // the database is away, and the next look is near
  }, every).unref()
  return {
    async during(id, work) {
      inHand.add(id)
      try {
        await work()
      } finally {
        inHand.delete(id)
      }
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
