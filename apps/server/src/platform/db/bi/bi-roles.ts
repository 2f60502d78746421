import { randomBytes } from 'node:crypto'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { migrationLock } from '../migrate-lock.ts'
import { accountOfBi, biName, viewStatements } from './views.ts'

/** Connections that an account's programs of reports have at once, and the seconds that one question may take. */
export const biConnections = 4
export const biSeconds = 30

export interface BiRole {
  accountId: number
  role: string
  /** Connections that it has now. */
  connected: number
}

export interface MadeBiRole {
  /** Also the name of the schema with the views. */
  role: string
  /** Shown this once; the database keeps a fingerprint. */
  password: string
}

/** Roles of the database that see one account and change nothing. */
export function createBiRoles(pool: Pool) {
  return {
    /** Makes the role with its views, or gives the one that there is a new password. */
    make: (accountId: number): Promise<MadeBiRole> =>
      inOne(pool, async (client) => {
        const name = biName(accountId)
        const password = randomBytes(24).toString('base64url')
        const { rows } = await client.query<{ name: string }>('select current_database() as name')
        const database = client.escapeIdentifier(rows[0]?.name ?? '')
        const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name])
        if (rowCount === 0) await client.query(`create role ${name}`)
        await client.query(
          `alter role ${name} login noinherit nocreatedb nocreaterole connection limit ${biConnections}
             password ${client.escapeLiteral(password)}`,
        )
        for (const [setting, value] of settings(name))
          await client.query(`alter role ${name} in database ${database} set ${setting} = ${value}`)
        // Nobody but the server makes anything here, not even for a moment.
        await client.query(`revoke temporary on database ${database} from public`)
        await client.query(`revoke create on schema public from public`)
        await client.query(`grant connect on database ${database} to ${name}`)
        await client.query(`drop schema if exists ${name} cascade`)
        await makeViews(client, accountId)
        return { role: name, password }
      }),

    async list(): Promise<BiRole[]> {
      const { rows } = await pool.query<{ name: string; connected: number }>(
        `select r.rolname as name, count(a.pid)::int as connected from pg_roles r
         left join pg_stat_activity a on a.usename = r.rolname
         where r.rolname ~ '^matai_bi_[0-9]+$' and exists (select 1 from pg_namespace n where n.nspname = r.rolname)
         group by r.rolname`,
      )
      return rows
        .map(({ name, connected }) => ({ accountId: accountOfBi(name) ?? 0, role: name, connected }))
        .toSorted((a, b) => a.accountId - b.accountId)
    },

    /** Ends it with all its connections; false when there was none. */
    revoke: (accountId: number): Promise<boolean> =>
      inOne(pool, async (client) => {
        const name = biName(accountId)
        const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name])
        if (rowCount === 0) return false
        await client.query(`alter role ${name} nologin`)
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [name])
        await client.query(`drop schema if exists ${name} cascade`)
        await client.query(`drop owned by ${name}`)
        await client.query(`drop role ${name}`)
        return true
      }),
  }
}

function settings(name: string): [string, string][] {
  return [
    ['search_path', name],
    ['default_transaction_read_only', 'on'],
    ['statement_timeout', `'${biSeconds}s'`],
    ['idle_in_transaction_session_timeout', `'60s'`],
    ['lock_timeout', `'1s'`],
  ]
}

async function makeViews(client: ClientBase, accountId: number): Promise<void> {
  const name = biName(accountId)
  await client.query(`create schema ${name}`)
  for (const statement of viewStatements(accountId)) await client.query(statement)
  await client.query(`grant usage on schema ${name} to ${name}`)
  await client.query(`grant select on all tables in schema ${name} to ${name}`)
}

/** Views stand in the way of whoever changes their tables: an upgrade takes them away, and makes them anew. */
export async function dropBiViews(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname ~ '^matai_bi_[0-9]+$'`,
  )
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  return rows.map(({ name }) => accountOfBi(name) ?? 0)
}

export async function makeBiViews(client: ClientBase, accountIds: readonly number[]): Promise<void> {
  for (const accountId of accountIds) await makeViews(client, accountId)
}

/** One transaction, and no upgrade beside it. */
async function inOne<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the first failure is the one to tell
    throw error
  } finally {
    client.release()
  }
}
