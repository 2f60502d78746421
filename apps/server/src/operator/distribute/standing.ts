import type { ClientConfig } from 'pg'
import { connectPatiently } from '../../platform/backup/snapshot.ts'
import { type Placement, placementOf } from '../../platform/db/placement.ts'

interface Standing {
  name: string
  /** Undefined when nobody said where its rows belong. */
  placement: Placement | undefined
  placed: boolean
}

const tablesSql = `
  select c.relname as name, exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
  ) as "hasAccount"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`

/** The tables of a database with where each belongs, and whether it is there already. */
export async function standingTables(connection: ClientConfig): Promise<Standing[]> {
  const client = await connectPatiently(connection)
  try {
    const { rows } = await client.query<{ name: string; hasAccount: boolean }>(tablesSql)
    const known = await client.query<{ there: boolean }>(`select to_regclass('pg_dist_partition') is not null as there`)
    const placed = known.rows[0]?.there
      ? (
          await client.query<{ name: string }>(
            'select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid',
          )
        ).rows
      : []
    const names = new Set(placed.map(({ name }) => name))
    return rows.map(({ name, hasAccount }) => ({
      name,
      placement: placementOf(name, { hasAccount }),
      placed: names.has(name),
    }))
  } finally {
    await client.end()
  }
}

/** Whether Citus can be had on this database. */
export async function hasCitus(connection: ClientConfig): Promise<boolean> {
  const client = await connectPatiently(connection)
  try {
    const { rows } = await client.query(`select from pg_available_extensions where name = 'citus'`)
    return rows.length > 0
  } finally {
    await client.end()
  }
}
