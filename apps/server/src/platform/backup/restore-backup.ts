import { createReadStream } from 'node:fs'
import { constants, copyFile, mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createZstdDecompress } from 'node:zlib'
import type { ClientConfig } from 'pg'
import { fail } from '../failure.ts'
import type { BlobStore } from '../files/blob-store.ts'
import { syncFolder } from '../files/sync-folder.ts'
import { checkBackup } from './check-backup.ts'
import { readList } from './file-list.ts'
import { findBackup } from './folder.ts'
import { checkMigrations, checkTarget, load } from './load.ts'
import { filePath, listName, type Manifest, rowsPath, secretName } from './manifest.ts'
import type { Dump } from './snapshot.ts'
import { beginRestore, endRestore } from './unfinished.ts'

export interface RestoreOptions {
  /** A backup, or the folder with backups, of which the newest is taken. */
  typed: string
  dataDir: string
  /** Where files go that are not kept in the data folder. */
  far: BlobStore | undefined
  /** What the settings say, if they do. */
  secret: string | undefined
  /** Opens the empty database; the built-in one is made in the data folder. */
  openDatabase(): Promise<{ connection: ClientConfig; stop(): Promise<void> }>
}

/**
 * Brings a backup back into an empty data folder and an empty database. All of the backup is read and checked before
 * anything is written, and the database becomes full in one step at the end.
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ place: string; manifest: Manifest }> {
  const { typed, dataDir, far, secret, openDatabase } = options
  const { place, manifest } = await findBackup(typed)
  checkMigrations(manifest.database)
  await checkBackup(place, manifest)
  const kept = await readFile(join(place, secretName))
  if (secret !== undefined && !kept.equals(Buffer.from(secret))) fail('backups.otherSecret')

  await beginRestore(dataDir)
  const { connection, stop } = await openDatabase()
  try {
    await checkTarget(connection)
    if (far) await sendFilesBack(place, far)
    else await copyFilesBack(place, dataDir)
    await writeFile(join(dataDir, secretName), kept, { mode: 0o600, flush: true })
    await syncFolder(dataDir)
    await load(connection, dumpIn(place, manifest))
  } finally {
    await stop()
  }
  await endRestore(dataDir)
  return { place, manifest }
}

function dumpIn(place: string, { database }: Manifest): Dump {
  return {
    facts: database,
    open: (name) => {
      const file = createReadStream(join(place, rowsPath(name)))
      const rows = createZstdDecompress()
      file.on('error', (error) => rows.destroy(error))
      return Promise.resolve(file.pipe(rows))
    },
  }
}

/** Those that a cut-off run brought stay. */
async function sendFilesBack(place: string, far: BlobStore): Promise<void> {
  for await (const { key, bytes } of readList(join(place, listName))) {
    if ((await far.find(key))?.bytes !== bytes) await far.keep(key, join(place, filePath(key)))
  }
}

/** The same on the disk. */
async function copyFilesBack(place: string, dataDir: string): Promise<void> {
  const folders = new Set<string>()
  for await (const { key, bytes } of readList(join(place, listName))) {
    const target = join(dataDir, filePath(key))
    const there = await stat(target).catch(() => undefined)
    if (there?.size === bytes) continue
    if (!folders.has(dirname(target))) await mkdir(dirname(target), { recursive: true })
    folders.add(dirname(target))
    const half = `${target}.half`
    await copyFile(join(place, filePath(key)), half, constants.COPYFILE_FICLONE)
    const handle = await open(half, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(half, target)
  }
  for (const folder of folders) await syncFolder(folder)
}
