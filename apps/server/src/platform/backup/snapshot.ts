import type { Readable } from 'node:stream'
import { Client, type ClientConfig, escapeIdentifier } from 'pg'
import { fail } from '../failure.ts'
import { copyOut } from './copy.ts'
import { type DatabaseFacts, readFacts, type Table } from './facts.ts'
import { queueName, queueOut } from './queue.ts'

/** A database at one moment, to be read table by table. */
export interface Dump {
  facts: DatabaseFacts
  /** The rows of a table, or of `queueName`, in PostgreSQL's text format. One is read to its end before the next. */
  open(name: string): Promise<Readable>
}

/** Rows of names of files: where in the database they stand. */
export interface FileColumn {
  table: string
  id: string
  /** The column with the SHA-256 of the bytes, if there is one. */
  sha256?: string
}

export interface Snapshot extends Dump {
  rowsOf(name: string): Readable & { rows(): number }
  /** Lines of name and SHA-256 (or nothing), by a tab, in the order of the names' bytes. */
  namedFiles(columns: FileColumn[]): Readable
}

/** A connection of a program that takes its time, without the limits of requests. */
export async function connectPatiently(connection: ClientConfig): Promise<Client> {
  const client = new Client({ ...connection, application_name: 'matai-backup', keepAlive: true })
  client.on('error', () => undefined) // whatever is being asked is told
  try {
    await client.connect()
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException // of several addresses tried there is no message
    fail('backups.noConnection', { params: { detail: message || String(code) } })
  }
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'`)
  return client
}

/** Reads a running database as it is at one moment, while others go on writing. */
export async function withSnapshot<Result>(
  connection: ClientConfig,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await connectPatiently(connection)
  try {
    await client.query('begin isolation level repeatable read read only')
    const facts = await readFacts(client)
    const rowsOf = (name: string) => copyOut(client, name === queueName ? queueOut : tableOut(tableOf(facts, name)))
    return await work({
      facts,
      rowsOf,
      open: (name) => Promise.resolve(rowsOf(name)),
      namedFiles: (columns) => copyOut(client, namedFilesOut(facts, columns)),
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function tableOf({ tables }: DatabaseFacts, name: string): Table {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`there is no table ${name}`)
  return table
}

/** `schema.table (columns)`, as COPY wants it. */
export function copiedColumns({ name, columns }: Table): string {
  return `public.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`
}

function tableOut(table: Table): string {
  if (!table.partitioned) return `copy ${copiedColumns(table)} to stdout`
  return `copy (select ${table.columns.map(escapeIdentifier).join(', ')} from public.${escapeIdentifier(table.name)}) to stdout`
}

/** An earlier schema may lack some of the columns. */
function namedFilesOut({ tables }: DatabaseFacts, columns: FileColumn[]): string {
  const parts = columns
    .filter(({ table, id }) => tables.find(({ name }) => name === table)?.columns.includes(id))
    .map(({ table, id, sha256 }) => {
      const key = escapeIdentifier(id)
      const sum = sha256 ? escapeIdentifier(sha256) : 'null::text'
      return `select ${key} as id, ${sum} as sum from public.${escapeIdentifier(table)} where ${key} is not null`
    })
  const all = parts.length > 0 ? parts.join(' union all ') : `select null::text as id, null::text as sum where false`
  return `copy (select id, max(sum) from (${all}) named group by id order by id collate "C") to stdout`
}
