import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownFolder } from '../data-dir.ts'
import type { BlobStore } from './blob-store.ts'
import { diskFull, isDiskFull } from './disk-room.ts'
import { newFileId } from './file-id.ts'
import { syncFolder } from './sync-folder.ts'

/** A file's id, with the name of a small variant of it behind a dot. */
const keyShape = /^[\w-]{22}(\.[a-z0-9]{1,10})?$/

/** Stores blobs as files in `folder`/xx, where xx are the first characters of the key. */
export function createLocalBlobs({ folder, stagingFolder }: { folder: string; stagingFolder: string }): BlobStore {
  return {
    async keep(key, path) {
      const target = placeOf(folder, key)
      try {
        await mkdir(dirname(target), ownFolder)
        await linkOrCopy(path, target, join(stagingFolder, newFileId()))
        await syncFolder(dirname(target))
      } catch (error) {
        throw isDiskFull(error) ? diskFull() : error
      }
    },

    async open(key, range) {
      try {
        const handle = await open(placeOf(folder, key))
        return handle.createReadStream({ ...range })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    delete: (key) => rm(placeOf(folder, key), { force: true }),
  }
}

function placeOf(folder: string, key: string): string {
  if (!keyShape.test(key)) throw new Error('a blob key has the wrong shape')
  return join(folder, key.slice(0, 2), key)
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
