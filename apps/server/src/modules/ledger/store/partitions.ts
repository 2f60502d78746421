import type { Pool, PoolClient } from 'pg'
import type { Month } from '../rules/days.ts'

/** Any number of our own: nodes that start together make partitions one after the other. */
const lock = 7_302_027

async function exists(client: PoolClient, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
  return rows[0]?.found === true
}

/** Makes the partition of a month; scans that fell into the default one meanwhile move over. Names are our own. */
async function addPartition(client: PoolClient, { table, from, until }: Month): Promise<void> {
  if (await exists(client, table)) return
  // Scans are written to the parent: whoever locks it first must not wait for somebody who already holds a part.
  await client.query('lock table scan in share row exclusive mode')
  await client.query(`create table ${table} (like scan including defaults including constraints)`)
  await client.query(
    `with moved as (delete from scan_rest where at >= '${from}' and at < '${until}' returning *)
     insert into ${table} select * from moved`,
  )
  await client.query(`alter table scan attach partition ${table} for values from ('${from}') to ('${until}')`)
}

/**
 * The index by time learns of pages as they fill, also in partitions of before: otherwise whoever adds up the last minutes
 * reads all that came since the last vacuum, which is up to a fifth of the month.
 */
async function summarizeAtOnce(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `select inhrelid::regclass::text as index from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'scan_at'::regclass and not 'autosummarize=on' = any(coalesce(reloptions, '{}'))`,
  )
  for (const { index } of rows) await client.query(`alter index ${index} set (autosummarize = on)`)
}

/** Makes the partitions that are missing and drops those that hold only scans before `keepFrom`. */
export async function keepPartitions(pool: Pool, months: readonly Month[], keepFrom: Month): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    for (const month of months) await addPartition(client, month)
    await summarizeAtOnce(client)
    const { rows } = await client.query<{ table: string }>(
      `select inhrelid::regclass::text as table from pg_inherits where inhparent = 'scan'::regclass`,
    )
    for (const { table } of rows.filter((row) => /^scan_\d{4}_\d\d$/.test(row.table) && row.table < keepFrom.table)) {
      await client.query(`drop table ${table}`)
    }
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(error as Error) // a connection with an open transaction is of no use to anybody
    throw error
  }
}
