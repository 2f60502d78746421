import type { SignedUp, TestApp } from '../../testing/test-app.ts'
import { reminderJobs } from './handlers.ts'

/** Takes this account's jobs of reminders out of the queue and does them, until none is left; answers how many. */
export async function workOff(app: TestApp, { accountId }: Pick<SignedUp, 'accountId'>): Promise<number> {
  const jobs = new Map(
    reminderJobs(app.modules.reminders, app.clock).map((job) => [job.definition.name as string, job]),
  )
  for (let done = 0; ; ) {
    const { rows } = await app.database.pool.query<{ name: string; payload: object }>(
      `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
       where task.id = job.task_id and task.identifier = any ($2) and (job.payload ->> 'accountId')::bigint = $1
       returning task.identifier as name, job.payload`,
      [accountId, [...jobs.keys()]],
    )
    if (rows.length === 0) return done
    for (const { name, payload } of rows) await jobs.get(name)?.work(payload)
    done += rows.length
  }
}

/** Messages to an address, the newest first. */
export const messagesTo = async (app: TestApp, address: string) =>
  (await app.outbox.list()).filter(({ to }) => to === address)

/** Path of the page on which the newest question to an address is answered. */
export async function questionFor(app: TestApp, address: string): Promise<string> {
  const [message] = await messagesTo(app, address)
  return /\/v\/reminders\/\S+/.exec(message?.text ?? '')?.[0] ?? ''
}
