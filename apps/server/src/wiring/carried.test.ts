import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { carriedFiles, carriedTables, leftTables, sealedColumns } from './carried.ts'

const source = join(import.meta.dirname, '..')

/** All tables with a column that says whose a row is. */
async function tenantTables(): Promise<{ name: string; columns: string[] }[]> {
  const paths = globSync(['modules/*/table.ts', 'modules/*/table/*.ts', 'platform/*/table.ts'], { cwd: source })
  const loaded = await Promise.all(paths.map((path) => import(join(source, path)) as Promise<Record<string, unknown>>))
  return loaded
    .flatMap((one) => Object.values(one).filter((value) => is(value, PgTable)))
    .map((table) => getTableConfig(table as PgTable))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .filter(({ columns }) => columns.includes('account_id'))
}

const taken = [...carriedTables, carriedFiles]

it('takes every table of an account along, or says why it stays', async () => {
  const names = (await tenantTables()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(90)
  const said = [...taken.map(({ tableName }) => tableName), ...Object.keys(leftTables)]
  expect(names.filter((name) => !said.includes(name))).toEqual([])
  expect(said.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(said).size).toBe(said.length)
})

it('knows of every column that ends in _id, _ids or _by what its numbers are', () => {
  const texts =
    /^(qr_code_id|file_id|logo_id|cover_id|background_id|icon_id|photo_id|signature_id|page_id|qr_code_ids)$/
  const unsaid = taken.flatMap(({ tableName, columns, refs = {}, set = {} }) =>
    columns
      .filter((column) => /_(id|ids|by)$/.test(column) && !texts.test(column))
      .filter((column) => !(column in refs) && !(column in set))
      .map((column) => `${tableName}.${column}`),
  )
  // Who stopped or opened a code is told by name; why a file ended is a word.
  expect(unsaid.toSorted()).toEqual(['code_block.lifted_by', 'file.ended_by'])
})

it('names tables that it takes, and opens what it says is sealed', () => {
  const names = new Set([...taken.map(({ tableName }) => tableName), 'user'])
  const named = taken.flatMap(({ refs = {} }) =>
    Object.values(refs).flatMap((of) =>
      typeof of === 'string' ? [of] : typeof of === 'object' ? Object.values(of) : [],
    ),
  )
  expect(named.filter((name) => !names.has(name))).toEqual([])
  const sealed = taken.flatMap(({ tableName, sealed: columns = [] }) => columns.map((one) => `${tableName}.${one}`))
  expect(sealed.toSorted()).toEqual(Object.keys(sealedColumns(Buffer.alloc(32))).toSorted())
})
