import { existsSync } from 'node:fs'
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { ClientConfig } from 'pg'
import { fail } from '../failure.ts'
import type { BlobStore } from '../files/blob-store.ts'
import { isDiskFull } from '../files/disk-room.ts'
import { deriveKey } from '../secrets.ts'
import { copyFiles, type FilesCopied } from './copy-files.ts'
import { dropOld, finish, listBackups, openUnfinished } from './folder.ts'
import { checkMigrations } from './load.ts'
import { findManifest, listName, type Manifest, manifestOf, rowsPath, secretName } from './manifest.ts'
import { measure, measuring, writingTo } from './measured.ts'
import { queueName } from './queue.ts'
import { connectPatiently, type FileColumn, type Snapshot, withSnapshot } from './snapshot.ts'

export interface BackupOptions {
  connection: ClientConfig
  dataDir: string
  blobs: Pick<BlobStore, 'open'>
  secret: Buffer
  /** Where the backups of this server stand. */
  folder: string
  /** How many whole ones stay; all when undefined. */
  keep: number | undefined
  version: string
  now: Date
  fileColumns: FileColumn[]
}

export interface BackupMade {
  place: string
  manifest: Manifest
  files: FilesCopied
  /** Whether a cut-off run was gone on with. */
  resumed: boolean
  dropped: string[]
}

/** Any number of our own: one backup of a database at a time. */
const lock = 7_302_030

/**
 * Makes a backup of a server, running or not: first the database as it is at one moment, then the files that it names.
 * It gets its name when all of it is on the disk.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupMade> {
  const guard = await connectPatiently(options.connection)
  try {
    const { rows } = await guard.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
    if (!rows[0]?.mine) fail('backups.running')
    return await write(options)
  } catch (error) {
    if (isDiskFull(error)) fail('backups.noRoom', { params: { folder: options.folder } })
    throw error
  } finally {
    await guard.end().catch(() => undefined)
  }
}

async function write(options: BackupOptions): Promise<BackupMade> {
  const { connection, dataDir, blobs, secret, version, now, keep } = options
  const server = serverOf(secret)
  const folder = await openFolder(options.folder, dataDir)
  const before = await findBefore(folder, server)
  const resumed = existsSync(join(folder, `unfinished-${server}`))
  const place = await openUnfinished(folder, server)
  const names = join(place, 'names')

  const { facts, written } = await withSnapshot(connection, async (snapshot) => {
    checkMigrations(snapshot.facts)
    const written = await writeRows(snapshot, place)
    await pipeline(snapshot.namedFiles(options.fileColumns), writingTo(names))
    return { facts: snapshot.facts, written }
  })
  const { list, ...files } = await copyFiles({ names, from: blobs, place, before })
  await rm(names)

  await writeFile(join(place, secretName), secret, { mode: 0o600, flush: true })
  const { path, text } = manifestOf({
    version,
    at: now.toISOString(),
    server,
    database: facts,
    rows: written,
    secret: await measure(join(place, secretName)),
    list,
    files: { count: files.count, bytes: files.bytes },
  })
  await writeFile(join(place, path), text, { mode: 0o600, flush: true })
  const named = await finish(place, folder, now)
  const manifest = await findManifest(named)
  if (!manifest) throw new Error('a backup was made and is not there')
  return { place: named, manifest, files, resumed, dropped: keep ? await dropOld(folder, keep) : [] }
}

/** The newest backup when it can be shared with: not where its list of files is damaged. */
async function findBefore(folder: string, server: string): Promise<string | undefined> {
  const [newest] = await listBackups(folder)
  const made = newest && (await findManifest(newest).catch(() => undefined))
  if (!made) return undefined
  if (made.server !== server) fail('backups.otherServer', { params: { folder } })
  const list = await measure(join(newest, listName)).catch(() => undefined)
  return list?.sha256 === made.list.sha256 ? newest : undefined
}

async function writeRows(snapshot: Snapshot, place: string): Promise<Manifest['rows']> {
  const written: Manifest['rows'] = {}
  for (const name of [...snapshot.facts.tables.map((table) => table.name), queueName]) {
    const source = snapshot.rowsOf(name)
    const meter = measuring()
    await pipeline(source as Readable, createZstdCompress(), meter, writingTo(join(place, rowsPath(name))))
    written[name] = { ...meter.measured(), rows: source.rows() }
  }
  return written
}

/** Of whom a backup is, without telling the secret. */
export function serverOf(secret: Buffer): string {
  return deriveKey(secret, 'backups of one server', 6).toString('hex')
}

/** What destroys the data folder must not take the backups with it. */
async function openFolder(folder: string, dataDir: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const real = await realpath(folder)
  if (`${real}${sep}`.startsWith(`${await realpath(dataDir).catch(() => resolve(dataDir))}${sep}`))
    fail('backups.inside', { params: { folder } })
  return real
}
