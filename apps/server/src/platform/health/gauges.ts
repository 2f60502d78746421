import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { version } from '../version.ts'

/** A job that was tried so often is not tried again: the queue's own limit is in `max_attempts`. */
const queueQuery = `
  select count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null)::int as waiting,
    count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where attempts >= max_attempts)::int as failed,
    coalesce(extract(epoch from now() - min(run_at)
      filter (where attempts < max_attempts and run_at <= now() and locked_at is null)), 0)::float as oldest
  from graphile_worker.jobs`

interface Queue {
  waiting: number
  running: number
  failed: number
  oldest: number
}

/**
 * What is looked up when somebody asks: the database, its queue, the disk, the version. Answers the look, which comes
 * before every reading of the registry.
 */
export function addGauges(registry: Registry, { pool, dataDir }: { pool: Pool; dataDir: string }): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const waiting = gauge('matai_database_waiting', 'Requests that wait for a database connection')
  const up = gauge('matai_database_up', '1 while the database answers, else 0')
  const jobs = gauge('matai_jobs', 'Jobs that are due, under way, or given up after many tries', ['state'])
  const oldest = gauge('matai_jobs_oldest_seconds', 'How long the oldest due job has been waiting')
  const free = gauge('matai_disk_free_bytes', 'Room left on the disk of DATA_DIR')
  const about = gauge('matai_info', 'The running version, always 1', ['version', 'node'])
  about.labels(version, process.versions.node).set(1)

  return async () => {
    waiting.set(pool.waitingCount)
    await Promise.all([lookAtQueue(), lookAtDisk()])
  }

  async function lookAtQueue(): Promise<void> {
    try {
      const { rows } = await pool.query<Queue>(queueQuery)
      up.set(1)
      for (const state of ['waiting', 'running', 'failed'] as const) jobs.labels(state).set(rows[0]?.[state] ?? 0)
      oldest.set(rows[0]?.oldest ?? 0)
    } catch {
      up.set(0)
      jobs.reset() // no figure rather than an old one
    }
  }

  async function lookAtDisk(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(dataDir)
      free.set(bavail * bsize)
    } catch {
      free.reset()
    }
  }
}
