import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database for one test file that must not meet the rows of another: it dumps, purges or turns the clock far ahead. */
export async function createOwnDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const shared = process.env.DATABASE_URL ?? ''
  const name = `matai_test_${randomBytes(6).toString('hex')}`
  const run = async (...statements: string[]) => {
    const client = new Client({ connectionString: shared })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  return {
    url: shared.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`),
    drop: () => run(whenLeft(name), `drop database ${name} with (force)`),
  }
}

/** A pool that has ended is still hanging up: a connection that is cut then would be an error that nobody hears. */
const whenLeft = (name: string) => `do $$ begin
  for attempt in 1..100 loop
    perform pg_stat_clear_snapshot();
    exit when not exists (select from pg_stat_activity where datname = '${name}');
    perform pg_sleep(0.05);
  end loop;
end $$`
