import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fail } from '../failure.ts'
import { DatabaseFacts } from './facts.ts'

/** Of how backups are laid out; a server reads its own and earlier ones. */
const layout = 1

const Checked = z.object({ sha256: z.string(), bytes: z.number() })
export type Checked = z.output<typeof Checked>

/** What a backup holds, and by what each part is known to be whole. */
export const Manifest = z.object({
  layout: z.number(),
  /** Version of the product that made it. */
  version: z.string(),
  /** The moment that it shows, ISO 8601 in UTC. */
  at: z.string(),
  /** Tells the backups of one server from those of another. */
  server: z.string(),
  database: DatabaseFacts,
  /** By the name of the table, and `queue`. */
  rows: z.record(z.string(), Checked.extend({ rows: z.number() })),
  secret: Checked,
  /** The list of the files; each line has name, bytes and SHA-256. */
  list: Checked,
  files: z.object({ count: z.number(), bytes: z.number() }),
})
export type Manifest = z.output<typeof Manifest>

const name = 'backup.json'
export const listName = 'files.list'
export const secretName = 'secret'
export const rowsPath = (table: string) => join('rows', `${table}.zst`)
export const filePath = (key: string) => join('files', key.slice(0, 2), key)

export function manifestOf(contents: Omit<Manifest, 'layout'>): { path: string; text: string } {
  const whole = { layout, ...contents }
  return { path: name, text: `${JSON.stringify({ sha256: sum(JSON.stringify(whole)), contents: whole }, null, 2)}\n` }
}

/** Undefined when the folder holds no whole backup. Throws when it holds one that is damaged or of a later layout. */
export async function findManifest(folder: string): Promise<Manifest | undefined> {
  let text: string
  try {
    text = await readFile(join(folder, name), 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
  const read = parse(text)
  if (!read || read.sha256 !== sum(JSON.stringify(read.contents))) damaged(join(folder, name))
  if (Number(read.contents.layout) > layout) fail('backups.newer')
  return Manifest.safeParse(read.contents).data ?? damaged(join(folder, name))
}

export function damaged(file: string): never {
  fail('backups.damaged', { params: { file } })
}

function parse(text: string): { sha256: string; contents: { layout?: unknown } } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const sum = (text: string) => createHash('sha256').update(text).digest('hex')
