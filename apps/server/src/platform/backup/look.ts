import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientConfig } from 'pg'
import type { Blob, BlobStore } from '../files/blob-store.ts'
import { migrationsFolder } from '../db/migrations.ts'
import { readMigrations } from './facts.ts'
import { tabbed } from './file-list.ts'
import { writingTo } from './measured.ts'
import { connectPatiently, type FileColumn, withSnapshot } from './snapshot.ts'

export interface DatabaseLook {
  /** Such as 18.4. */
  postgres: string
  versionNumber: number
  bytes: number
  /** Seconds by which the database's clock is ahead of ours. */
  ahead: number
  /** Migrations of this version that the database lacks, and those that it has and this version does not know. */
  lacking: number
  unknown: number
}

export async function lookAtDatabase(connection: ClientConfig): Promise<DatabaseLook> {
  const client = await connectPatiently(connection)
  try {
    const before = Date.now()
    const { rows } = await client.query<{ postgres: string; number: number; bytes: string; now: string }>(`
      select current_setting('server_version') as postgres, current_setting('server_version_num')::int as number,
        pg_database_size(current_database()) as bytes, extract(epoch from clock_timestamp()) as now`)
    const here = (before + Date.now()) / 2000
    const { postgres = '', number = 0, bytes = '0', now = '0' } = rows[0] ?? {}
    const has = new Set(await readMigrations(client))
    const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
    return {
      postgres: postgres.split(' ')[0] ?? '',
      versionNumber: number,
      bytes: Number(bytes),
      ahead: Number(now) - here,
      lacking: [...known].filter((at) => !has.has(at)).length,
      unknown: [...has].filter((at) => !known.has(at)).length,
    }
  } finally {
    await client.end()
  }
}

export interface FilesLook {
  stored: number
  /** Named in the database and not stored. */
  missing: number
  /** Stored and named nowhere, for longer than a day. */
  unnamed: number
  /** Some of the missing ones. */
  examples: string[]
}

const day = 86_400_000

/** Compares what the database names with what is stored; both are walked in order, so that neither is held. */
export async function lookAtFiles(
  connection: ClientConfig,
  { blobs, columns }: { blobs: Pick<BlobStore, 'list'>; columns: FileColumn[] },
): Promise<FilesLook> {
  const folder = await mkdtemp(join(tmpdir(), 'matai-doctor-'))
  try {
    const names = join(folder, 'names')
    await withSnapshot(connection, ({ namedFiles }) => pipeline(namedFiles(columns), writingTo(names)))
    return await compare(names, blobs)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(names: string, blobs: Pick<BlobStore, 'list'>): Promise<FilesLook> {
  const look: FilesLook = { stored: 0, missing: 0, unnamed: 0, examples: [] }
  const there = storedIn(blobs)
  let stored = await there.next()
  const passUnnamed = async (until: string | undefined) => {
    while (!stored.done && (until === undefined || stored.value.key < until)) {
      if (stored.value.storedAt.getTime() < Date.now() - day) look.unnamed += 1
      stored = await there.next()
    }
  }
  for await (const [key = ''] of tabbed(createReadStream(names))) {
    await passUnnamed(key)
    if (!stored.done && stored.value.key === key) {
      look.stored += 1
      stored = await there.next()
    } else {
      look.missing += 1
      if (look.examples.length < 5) look.examples.push(key)
    }
  }
  await passUnnamed(undefined)
  return look
}

/** Small variants of pictures, which can be made again, are left out. */
async function* storedIn(blobs: Pick<BlobStore, 'list'>): AsyncGenerator<Blob> {
  for await (const blob of blobs.list()) if (!blob.key.includes('.')) yield blob
}
