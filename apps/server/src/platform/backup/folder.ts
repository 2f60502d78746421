import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../failure.ts'
import { syncFolder } from '../files/sync-folder.ts'
import { findManifest, type Manifest } from './manifest.ts'

/** The moment in a name, in UTC: 2026-11-23T06-15-00-123Z. */
const moment = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
const gone = '.gone'

export const nameOf = (at: Date) => at.toISOString().replace(/[:.]/g, '-')

/** Folders of the whole backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : []
  return names
    .filter((name) => moment.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

/** Where a backup of a server is put together. What a cut-off one left there is used again. */
export async function openUnfinished(folder: string, server: string): Promise<string> {
  const place = join(folder, `unfinished-${server}`)
  await mkdir(join(place, 'files'), { recursive: true, mode: 0o700 })
  await rm(join(place, 'rows'), { recursive: true, force: true })
  await mkdir(join(place, 'rows'), { mode: 0o700 })
  return place
}

/** Gives a backup that is whole its name. */
export async function finish(place: string, folder: string, at: Date): Promise<string> {
  const named = join(folder, nameOf(at))
  await syncFolder(place)
  await rename(place, named)
  await syncFolder(folder)
  return named
}

/** Deletes all but the newest. A name goes first, so that half a backup never looks like one. */
export async function dropOld(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(keep)
  for (const place of old) await rename(place, `${place}${gone}`)
  for (const name of await readdir(folder)) {
    if (name.endsWith(gone)) await rm(join(folder, name), { recursive: true, force: true })
  }
  return old
}

/** The backup that somebody means: the folder itself, or the newest whole one in it. */
export async function findBackup(typed: string): Promise<{ place: string; manifest: Manifest }> {
  if (!existsSync(typed)) fail('backups.noFolder', { params: { folder: typed } })
  for (const place of [typed, ...(await listBackups(typed))]) {
    const manifest = await findManifest(place)
    if (manifest) return { place, manifest }
  }
  fail('backups.noBackup', { params: { folder: typed } })
}
