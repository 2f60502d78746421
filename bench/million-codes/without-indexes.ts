import { Client } from 'pg'

/** Tables that grow with an account, with what is loaded into them. */
export const large = [
  'address',
  'qr_code',
  'qr_code_version',
  'batch_child',
  'audit_entry',
  'code_refusal',
  'code_mobile',
  'notice',
  'recovery',
  'print_job',
  'export_task',
  'code_report',
  'code_block',
] as const

/** A database that is thrown away afterwards writes no journal and waits for no disk. */
export async function loadQuickly(url: string): Promise<void> {
  await withClients(url, 1, async ([client]) => {
    for (const table of large) await client?.query(`alter table ${table} set unlogged`)
    for (const setting of ['fsync', 'full_page_writes', 'autovacuum'])
      await client?.query(`alter system set ${setting} = off`)
    await client?.query('select pg_reload_conf()')
  })
}

interface Kept {
  remove: string
  restore: string
}

/** Runs `load` on tables that have no index, makes the indexes again just as they were, and counts what is in them. */
export async function withoutIndexes(url: string, load: (clients: Client[]) => Promise<void>): Promise<void> {
  await withClients(url, 2, async (clients) => {
    const [client] = clients
    if (!client) return
    const { rows } = await client.query<Kept>(
      `select coalesce('alter table ' || r.relname || ' drop constraint ' || quote_ident(c.conname),
           'drop index ' || i.indexrelid::regclass) as remove,
         coalesce('alter table ' || r.relname || ' add constraint ' || quote_ident(c.conname) || ' '
           || pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid)) as restore
       from pg_index i join pg_class r on r.oid = i.indrelid
         left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
       where r.relname = any($1) order by pg_get_indexdef(i.indexrelid) like '%gin%' desc, r.relname = 'qr_code' desc`,
      [large],
    )
    for (const { remove } of rows) await client.query(remove)
    await load(clients)
    await eachInTurn(
      clients,
      rows.map(({ restore }) => restore),
    )
    await eachInTurn(
      clients,
      large.map((table) => `vacuum analyze ${table}`),
    )
    await client.query('vacuum analyze')
  })
}

/** Whoever is free takes the next statement. */
export async function eachInTurn(clients: Client[], statements: string[]): Promise<void> {
  const waiting = [...statements]
  await Promise.all(
    clients.map(async (client) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await client.query(next)
    }),
  )
}

async function withClients(url: string, count: number, work: (clients: Client[]) => Promise<void>): Promise<void> {
  const clients = Array.from({ length: count }, () => new Client({ connectionString: url }))
  try {
    for (const client of clients) {
      await client.connect()
      await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`)
    }
    await work(clients)
  } finally {
    for (const client of clients) await client.end()
  }
}
