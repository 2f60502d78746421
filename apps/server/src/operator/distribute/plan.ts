import type { Placement } from '../../platform/db/placement.ts'

export interface StandingTable {
  name: string
  placement: Placement
  /** Whether it was placed by an earlier run. */
  placed: boolean
}

export interface Step {
  table: string
  statement: string
}

const quoted = (name: string) => `'public.${name.replaceAll("'", "''")}'`
/** The table that all others of accounts lie beside. */
export const anchor = 'qr_code'

/** What has to be said to Citus, in the order in which it works: first what others are joined with, then by account, then by id. */
export function planOf(tables: readonly StandingTable[]): Step[] {
  const open = tables.filter(({ placed }) => !placed).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const everywhere = open.filter(({ placement }) => placement.by === 'everywhere')
  const byAccount = open
    .filter(({ placement }) => placement.by === 'account')
    .toSorted((a, b) => Number(b.name === anchor) - Number(a.name === anchor))
  const spread = (table: string, column: string, beside: string) => [
    {
      table,
      statement: `select create_distributed_table(${quoted(table)}, '${column}', colocate_with => ${beside})`,
    },
    // Its rows were copied to where they belong; those of before would only take room.
    { table, statement: `select truncate_local_data_after_distributing_table(${quoted(table)})` },
  ]
  return [
    ...everywhere.map(({ name }) => ({ table: name, statement: `select create_reference_table(${quoted(name)})` })),
    ...byAccount.flatMap(({ name }) => spread(name, 'account_id', name === anchor ? "'none'" : quoted(anchor))),
    ...open.flatMap(({ name, placement }) => (placement.by === 'id' ? spread(name, placement.column, "'none'") : [])),
  ]
}

/** Gives one account a part of its own, with all its tables: for one that is busier than many others together. */
export const alone = (accountId: number): string =>
  `select isolate_tenant_to_new_shard(${quoted(anchor)}, ${accountId}, 'CASCADE', shard_transfer_mode => 'block_writes')`
