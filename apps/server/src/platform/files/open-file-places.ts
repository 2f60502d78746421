import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from '../data-dir.ts'
import type { BlobStore } from './blob-store.ts'
import { createDiskRoom, type DiskRoom } from './disk-room.ts'
import { createLocalBlobs } from './local-blobs.ts'
import { createS3Blobs } from './s3/s3-blobs.ts'
import { createS3, type S3Place } from './s3/s3-client.ts'
import { createS3Spool } from './s3/s3-spool.ts'
import { createStaging, type Staging } from './staging.ts'
import { createSpool, type Spool } from './tus/spool.ts'

export interface FilePlaces {
  room: DiskRoom
  staging: Staging
  blobs: BlobStore
  spool: Spool
}

interface OpenFiles {
  dataDir: string
  minFreeMb: number
  /** Where files are kept; on the local disk when undefined. */
  s3?: S3Place | undefined
}

/**
 * On the local disk: `files/xx` what is stored, `files/staging` what comes in at once, `uploads` what comes in pieces. All
 * in one data directory, so that storing a file is giving it a second name. With S3 only the staging is local.
 */
export function openFilePlaces({ dataDir, minFreeMb, s3 }: OpenFiles): FilePlaces {
  const stagingFolder = join(dataDir, 'files', 'staging')
  mkdirSync(stagingFolder, ownFolder)
  const room = createDiskRoom({ folder: stagingFolder, minFreeMb })
  const staging = createStaging({ folder: stagingFolder, room })
  if (!s3)
    return {
      room,
      staging,
      blobs: openLocalBlobs(dataDir),
      spool: createSpool({ folder: join(dataDir, 'uploads'), room }),
    }
  const client = createS3(s3)
  return { room, staging, blobs: createS3Blobs(client), spool: createS3Spool(client, { stagingFolder, room }) }
}

export const openLocalBlobs = (dataDir: string): BlobStore =>
  createLocalBlobs({ folder: join(dataDir, 'files'), stagingFolder: join(dataDir, 'files', 'staging') })
