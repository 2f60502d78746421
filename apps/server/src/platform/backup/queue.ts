import type { Client } from 'pg'

/** Under this name the queue stands beside the tables of a dump. */
export const queueName = 'queue'

/**
 * What is still to be done, in words that every version of the queue understands, instead of its own tables. Jobs that
 * were given up stay behind; of the others the tries that are left go along.
 */
export const queueOut = `
  copy (
    select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts - j.attempts, j.key, j.priority,
      (select jsonb_agg(f) from jsonb_object_keys(j.flags) f)
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.attempts < j.max_attempts
    order by j.id
  ) to stdout`

export async function queueIn(client: Client, fill: (statement: string) => Promise<void>): Promise<void> {
  await client.query(`
    create temp table queued (
      at bigint generated always as identity, identifier text, payload json, queue_name text, run_at timestamptz,
      tries int, key text, priority int, flags jsonb
    ) on commit drop`)
  await fill('copy queued (identifier, payload, queue_name, run_at, tries, key, priority, flags) from stdin')
  await client.query(`
    select count(graphile_worker.add_job(identifier, payload, queue_name, run_at, tries, key, priority,
      case when flags is not null then array(select jsonb_array_elements_text(flags)) end))
    from (select * from queued order by at) queued`)
}
