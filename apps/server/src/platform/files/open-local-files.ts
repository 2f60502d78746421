import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from '../data-dir.ts'
import type { BlobStore } from './blob-store.ts'
import { createDiskRoom, type DiskRoom } from './disk-room.ts'
import { createLocalBlobs } from './local-blobs.ts'
import { createStaging, type Staging } from './staging.ts'
import { createSpool, type Spool } from './tus/spool.ts'

export interface FilePlaces {
  room: DiskRoom
  staging: Staging
  blobs: BlobStore
  spool: Spool
}

/**
 * Files on the local disk: `files/xx` what is stored, `files/staging` what comes in at once, `uploads` what comes in
 * pieces. All in one data directory, so that storing a file is giving it a second name.
 */
export function openLocalFiles({ dataDir, minFreeMb }: { dataDir: string; minFreeMb: number }): FilePlaces {
  const folder = join(dataDir, 'files')
  const stagingFolder = join(folder, 'staging')
  mkdirSync(folder, ownFolder)
  const room = createDiskRoom({ folder, minFreeMb })
  return {
    room,
    staging: createStaging({ folder: stagingFolder, room }),
    blobs: createLocalBlobs({ folder, stagingFolder }),
    spool: createSpool({ folder: join(dataDir, 'uploads'), room }),
  }
}
