import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownFolder } from '../data-dir.ts'
import { type Blob, blobKey, type BlobStore, checkedKey } from './blob-store.ts'
import { diskFull, isDiskFull } from './disk-room.ts'
import { newFileId } from './file-id.ts'
import { syncFolder } from './sync-folder.ts'

/** Stores blobs as files in `folder`/xx, where xx are the first characters of the key. */
export function createLocalBlobs({ folder, stagingFolder }: { folder: string; stagingFolder: string }): BlobStore {
  async function keep(key: string, path: string): Promise<void> {
    const target = placeOf(folder, key)
    try {
      await mkdir(dirname(target), ownFolder)
      await linkOrCopy(path, target, join(stagingFolder, newFileId()))
      await syncFolder(dirname(target))
    } catch (error) {
      throw isDiskFull(error) ? diskFull() : error
    }
  }

  async function find(key: string): Promise<Blob | undefined> {
    const found = await stat(placeOf(folder, key)).catch(undefinedIfMissing)
    return found && { key, bytes: found.size, storedAt: found.mtime }
  }

  return {
    keep,
    find,

    async open(key, range) {
      const handle = await open(placeOf(folder, key)).catch(undefinedIfMissing)
      return handle?.createReadStream({ ...range })
    },

    async *list() {
      const folders = (await readdir(folder).catch(undefinedIfMissing)) ?? []
      for (const name of folders.filter((one) => one.length === 2).sort()) {
        for (const key of (await readdir(join(folder, name))).sort()) {
          const found = blobKey.test(key) && (await find(key)) // deleted meanwhile
          if (found) yield found
        }
      }
    },

    delete: (key) => rm(placeOf(folder, key), { force: true }),
  }
}

function placeOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), checkedKey(key))
}

/** A second name costs nothing; where the file system has none, or the file is on another one, it is copied. */
async function linkOrCopy(path: string, target: string, between: string): Promise<void> {
  try {
    await link(path, between)
  } catch (error) {
    if (isDiskFull(error) || isMissing(error)) throw error
    await copyWhole(path, between)
  }
  await rename(between, target)
  // Renaming one name of a file onto another of its names does nothing, so that `between` may still be there.
  await rm(between, { force: true })
}

async function copyWhole(path: string, target: string): Promise<void> {
  try {
    await copyFile(path, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    const handle = await open(target, 'r+')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
