import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import '../../app.ts'
import { placementOf } from '../../platform/db/placement.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createPlaces, type } from '../backup/shell.fixture.ts'
import { everywhereTables } from '../../../../../tools/testing/one-account/everywhere-tables.ts'
import { planOf } from './plan.ts'
import { standingTables } from './standing.ts'

interface Snapshot {
  tables: Record<string, Table>
}
interface Table {
  name: string
  columns: Record<string, { primaryKey: boolean; isUnique?: boolean }>
  indexes: Record<string, { name: string; isUnique: boolean; columns: { expression: string }[] }>
  compositePrimaryKeys: Record<string, { columns: string[] }>
  uniqueConstraints: Record<string, { columns: string[] }>
}

const snapshots = join(import.meta.dirname, '../../../migrations/meta')
const newest = readdirSync(snapshots)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .at(-1)
const { tables } = JSON.parse(readFileSync(join(snapshots, newest ?? ''), 'utf8')) as Snapshot
const all = Object.values(tables)
const placed = (table: Table) => placementOf(table.name, { hasAccount: 'account_id' in table.columns })

/** The columns of every key that has to be unique. */
const keysOf = ({ columns, indexes, compositePrimaryKeys, uniqueConstraints }: Table): string[][] => [
  ...Object.entries(columns).flatMap(([name, { primaryKey }]) => (primaryKey ? [[name]] : [])),
  ...Object.values(compositePrimaryKeys).map((key) => key.columns),
  ...Object.values(uniqueConstraints).map((key) => key.columns),
  ...Object.values(indexes).flatMap((index) =>
    index.isUnique ? [index.columns.map(({ expression }) => expression)] : [],
  ),
]

describe('every table', () => {
  it.each(all.map((table) => [table.name, table] as const))(
    '%s says where its rows belong, and its keys can be kept there',
    (_, table) => {
      const placement = placed(table)
      expect(placement).toBeDefined()
      const column = placement?.by === 'account' ? 'account_id' : placement?.by === 'id' ? placement.column : undefined
      if (column) for (const key of keysOf(table)) expect(key).toContain(column)
    },
  )
})

it('the tables whose rows lie everywhere are those whose rows no test saw locked', () => {
  const everywhere = all.filter((table) => placed(table)?.by === 'everywhere').map(({ name }) => name)
  expect(new Set(everywhere)).toEqual(everywhereTables)
})

describe('operator distribute', () => {
  let places: Awaited<ReturnType<typeof createPlaces>>
  let environment: { DATABASE_URL: string; DATA_DIR: string }
  beforeAll(async () => {
    places = await createPlaces()
    environment = { DATABASE_URL: await places.database(), DATA_DIR: places.path('data') }
    await migrateDatabase({ connectionString: environment.DATABASE_URL })
  })
  afterAll(() => places.close())

  it('says what it would do, in an order that works, with every table once', async () => {
    const { status, lines } = await type(environment, 'distribute', '--dry-run')
    expect(status).toBe(0)
    const standing = await standingTables({ connectionString: environment.DATABASE_URL })
    const spread = standing.filter(({ placement }) => placement && placement.by !== 'here')
    const made = lines.filter((line) => line.startsWith('select create_'))
    expect(made).toHaveLength(spread.length)
    const firstOf = (text: string) => lines.findIndex((line) => line.includes(text))
    expect(firstOf('create_reference_table')).toBe(0)
    expect(lines[firstOf('create_distributed_table')]).toContain(
      `'public.qr_code', 'account_id', colocate_with => 'none'`,
    )
    expect(lines).toContain(
      `select create_distributed_table('public.scan', 'account_id', colocate_with => 'public.qr_code');`,
    )
    expect(lines).toContain(`select create_distributed_table('public.address', 'id', colocate_with => 'none');`)
    expect(lines.join('\n')).not.toContain('scan_20') // parts of a table come along with it
    for (const name of ['session', 'rate_counter', 'secret_mark'])
      expect(lines.join('\n')).not.toContain(`'public.${name}'`)
  })

  it('goes on where it was cut off', () => {
    const by = { by: 'account' } as const
    const steps = planOf([
      { name: 'qr_code', placement: by, placed: true },
      { name: 'scan', placement: by, placed: false },
    ])
    expect(steps.map(({ table }) => table)).toEqual(['scan', 'scan'])
  })

  it('gives a busy account a part of its own, and needs Citus for doing anything', async () => {
    const dry = await type(environment, 'distribute', '--dry-run', '--alone', '42')
    expect(dry.lines).toEqual([
      `select isolate_tenant_to_new_shard('public.qr_code', 42, 'CASCADE', shard_transfer_mode => 'block_writes');`,
    ])
    expect((await type(environment, 'distribute', '--alone', 'x')).status).toBe(1)
    expect(await type(environment, 'distribute')).toMatchObject({ status: 1, text: expect.stringContaining('Citus') })
  })
})
