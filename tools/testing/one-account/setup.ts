import { basename, join, relative } from 'node:path'
import { PgDatabase } from 'drizzle-orm/pg-core'
import { Client, Pool } from 'pg'
import { afterAll } from 'vitest'
import { accountsNamed, type Named } from './accounts-named.ts'
import { everywhereTables } from './everywhere-tables.ts'
import { exceptions } from './exceptions.ts'
import { rowsLocked } from './rows-locked.ts'
import { tenantTables } from './tenant-tables.ts'

/**
 * Fails a test file when the server sent a statement about a table of accounts that does not name one account, unless it
 * stands in a file named `everybody.ts`: rows of one account can then be moved to a database of their own. Also when it
 * locked a row that lies everywhere.
 */

const server = join(process.cwd(), 'apps', 'server', 'src')
const tables = tenantTables(join(server, '..', 'migrations'))
const plain = /^\s*(?:select|insert|update|delete|merge|with|values)\b/i
const read = new Map<string, Named>()

// A worker runs this before each of its files, on one and the same client.
const key = Symbol.for('matai.oneAccount')
const worker = globalThis as { [key]?: Map<string, string> }
const isFirst = worker[key] === undefined
const faults = (worker[key] ??= new Map<string, string>())

function faultOf(text: string, values: readonly unknown[] | undefined): string | undefined {
  if (!plain.test(text)) return undefined
  const locked = /\bfor\s/i.test(text) ? rowsLocked(text).find((table) => everywhereTables.has(table)) : undefined
  if (locked) return `locks rows of ${locked}, which lie everywhere`
  const named = read.get(text) ?? accountsNamed(text, tables)
  read.set(text, named)
  if (named.without.length > 0) return `names no account of ${named.without.join(', ')}`
  if (values && new Set(named.parameters.map((parameter) => String(values[parameter - 1]))).size > 1)
    return 'names several accounts'
  return undefined
}

/** The file of the server that a statement comes from; undefined: a test's own, or a library's. */
function sourceOf({ stack = '' }: Error): string | undefined {
  for (const [, path = ''] of stack.matchAll(/\(?((?:file:\/\/)?\/[^\s()]+?\.ts)(?::\d+)+\)?$/gm)) {
    const file = relative(server, path.replace('file://', ''))
    if (file.startsWith('..') || file.startsWith(join('platform', 'db'))) continue
    return /\.(?:test|fixture)\.ts$|^testing\//.test(file) ? undefined : file
  }
  return undefined
}

function check(from: Error, text: unknown, values: unknown): void {
  if (typeof text !== 'string') return
  const fault = faultOf(text, Array.isArray(values) ? values : undefined)
  const file = fault && sourceOf(from)
  const isAboutAll = file !== undefined && (basename(file) === 'everybody.ts' || exceptions.has(file))
  if (!file || (isAboutAll && !fault.startsWith('locks'))) return
  faults.set(`${file} ${text}`, `${file} ${fault}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 400)}`)
}

const here = () => new Error('a statement')

/** What a store builds is sent later, by nobody's file: so it carries along where it was begun. */
type Method = (this: PgDatabase<never>, ...args: unknown[]) => unknown
interface Session {
  prepareQuery(query: { sql: string; params: unknown[] }, ...rest: unknown[]): unknown
}
function watch(): void {
  for (const name of [
    'select',
    'selectDistinct',
    'selectDistinctOn',
    'insert',
    'update',
    'delete',
    'execute',
    '$count',
  ]) {
    const begin = Reflect.get(PgDatabase.prototype, name) as Method
    Reflect.set(PgDatabase.prototype, name, function begun(this: { session: Session }, ...args: unknown[]) {
      const from = here()
      const { session } = this
      const watched: Session = Object.create(session)
      watched.prepareQuery = (query, ...rest) => {
        check(from, query.sql, query.params)
        return session.prepareQuery(query, ...rest)
      }
      return begin.apply(Object.create(this, { session: { value: watched } }) as PgDatabase<never>, args)
    })
  }

  for (const { prototype } of [Client, Pool]) {
    const send = prototype.query as (...args: unknown[]) => unknown
    Object.assign(prototype, {
      query(this: unknown, ...args: unknown[]) {
        const [first, second] = args
        if (typeof first === 'string') check(here(), first, second)
        // With types of its own it is a store's, looked at already.
        else if (typeof first === 'object' && first && 'text' in first && !('types' in first))
          check(here(), first.text, 'values' in first ? first.values : second)
        return send.apply(this, args)
      },
    })
  }
}

if (isFirst) watch()

afterAll(() => {
  const found = [...faults.values()].sort()
  faults.clear()
  if (found.length > 0) throw new Error(`statements that a divided database could not run:\n${found.join('\n')}`)
})
