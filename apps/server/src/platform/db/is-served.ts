/** Every node, web or worker, listens for what the others change, as long as it is at work. */
const text = `select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'matai-fanout' limit 1`

/** Whether a server is at work on the database that `run` asks. */
export async function isServed(run: (query: string) => Promise<{ rows: unknown[] }>): Promise<boolean> {
  return (await run(text)).rows.length > 0
}
